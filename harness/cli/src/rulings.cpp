#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/explain/differences.hpp"
#include "casebook/explain/registers.hpp"
#include "given_position.hpp"

namespace casebook::cli {
namespace {

struct RulingsOptions {
  std::optional<std::string> subject;
  std::vector<std::string> rulings;
};

// A ruling's name has no dot, slash or brace, and is not `-`; a position has one of these.
bool is_position(const std::string& subject) {
  return subject == "-" || subject.find_first_of("./{") != std::string::npos;
}

tl::expected<std::string, std::string> text_for(const RulingsOptions& options, Console& console) {
  if (options.subject && is_position(*options.subject)) {
    const auto given = given_position(options.subject, options.rulings, console);
    if (!given) return tl::unexpected(given.error());
    return explain::ruling_differences(given->position, given->rulings);
  }
  if (!options.rulings.empty()) {
    return tl::unexpected<std::string>("--rulings needs a position to read by them");
  }
  if (options.subject) return explain::ruling_page(*options.subject);
  return explain::rulings_list();
}

Exit list_rulings(const RulingsOptions& options, Console& console) {
  const auto text = text_for(options, console);
  if (!text) {
    console.errors << "casebook rulings: " << text.error() << '\n';
    return Exit::unusable;
  }
  console.out << *text;
  return Exit::held;
}

}  // namespace

Command rulings_command() {
  const auto options = std::make_shared<RulingsOptions>();
  Command command;
  command.name = "rulings";
  command.summary = "list the open questions, tell all about one, or which matter in a position";
  command.epilogue =
      "Of a position it lists the rulings that change an answer: who is in communication, each\n"
      "attack and the moves of the side to move, its empty turn, its destructions of arsenals; "
      "with\n"
      "the answer of every reading, and nothing that is the same under all of them.\n"
      "\n"
      "Examples:\n"
      "  casebook rulings\n"
      "  casebook rulings terrain-bonus\n"
      "  casebook rulings scenarios/book/figure-6-the-attack-on-the-fort.yaml\n";
  command.options = {
      {"SUBJECT", "",
       "a ruling; or a position: a scenario file, a file with a position as JSON, that JSON "
       "itself, or -",
       &options->subject},
      {"--rulings", "SPEC", "what the position is read by where nothing is changed",
       &options->rulings},
  };
  command.act = [options](Console& console) { return list_rulings(*options, console); };
  return command;
}

}  // namespace casebook::cli
