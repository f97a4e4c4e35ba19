#include "casebook/corpus/format.hpp"

#include <algorithm>

#include "casebook/corpus/read.hpp"
#include "casebook/scenario/drawing.hpp"
#include "comments.hpp"
#include "text.hpp"

namespace casebook::corpus {
namespace {

using namespace scenario;
using Errors = std::vector<FileError>;

bool has_name(const Board& board) { return board == *book_map() || board == *open_map(); }

// Changes how the file writes its map and units, not what they are. Returns why it cannot, or "".
std::string convert(Scenario& scenario, const FormatOptions& options) {
  if (options.map == MapNotation::named && !has_name(*scenario.position.board)) {
    return "this map is neither `book` nor `open`, so it cannot be written by name";
  }
  if (options.map) scenario.map_notation = *options.map;
  if (options.units) scenario.unit_notation = *options.units;
  if (options.map == MapNotation::drawing && options.units == UnitNotation::lists) {
    return "a map that is drawn shows its units in the drawing, not in lists";
  }
  if (scenario.map_notation == MapNotation::drawing) {
    if (options.units == UnitNotation::lists) {
      scenario.map_notation =
          has_name(*scenario.position.board) ? MapNotation::named : MapNotation::listed;
    } else {
      scenario.unit_notation = UnitNotation::drawing;
      scenario.window = whole(*scenario.position.board);
    }
  }
  if (scenario.unit_notation == UnitNotation::lists) {
    scenario.window.reset();
  } else if (!scenario.window) {
    scenario.window = window_around_units(scenario.position);
  }
  return "";
}

std::vector<std::string> sorted_texts(const std::vector<Comment>& comments) {
  std::vector<std::string> texts;
  for (const Comment& comment : comments) texts.push_back(comment.text);
  std::sort(texts.begin(), texts.end());
  return texts;
}

// Whether the new text says what it should, with every comment of the old one. The first line of a
// file that had no hint for editors is new.
bool nothing_lost(const std::string& text, const std::string& file_name, const Scenario& scenario,
                  const std::vector<Comment>& comments) {
  const auto again = read_scenario(text, file_name);
  if (!again || *again != scenario) return false;
  const auto document = yaml::parse(text);
  auto kept = sorted_texts(comments_of(text, *document));
  auto wanted = sorted_texts(comments);
  if (kept.size() == wanted.size() + 1) {
    wanted.emplace_back(editor_hint);
    std::sort(wanted.begin(), wanted.end());
  }
  return kept == wanted;
}

}  // namespace

tl::expected<std::string, Errors> format(std::string_view text, const std::string& file_name,
                                         const FormatOptions& options) {
  auto scenario = read_scenario(text, file_name);
  if (!scenario) return tl::make_unexpected(std::move(scenario.error()));
  if (const std::string why = convert(*scenario, options); !why.empty()) {
    return tl::make_unexpected(Errors{{file_name, 0, 0, why}});
  }
  return rewritten(text, file_name, *scenario);
}

tl::expected<std::string, Errors> rewritten(std::string_view text, const std::string& file_name,
                                            const Scenario& scenario) {
  const auto failed = [&file_name](const std::string& message) {
    return tl::make_unexpected(Errors{{file_name, 0, 0, message}});
  };
  text = without_byte_order_mark(text);
  const auto document = yaml::parse(text);
  if (!document) return failed(document.error().message);
  const auto comments = comments_of(text, *document);
  std::string formatted = woven(written(scenario), comments);
  if (!nothing_lost(formatted, file_name, scenario, comments)) {
    return failed("cannot be written without loss; the file is left as it is (please report it)");
  }
  return formatted;
}

}  // namespace casebook::corpus
