#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/draw/text_board.hpp"
#include "casebook/literal/rule_book.hpp"
#include "given_position.hpp"

namespace casebook::cli {
namespace {

struct ShowOptions {
  std::optional<std::string> position;
  std::vector<std::string> rulings;
  std::optional<std::string> lines;
  std::optional<int> around;
  bool no_legend = false;
};

constexpr int widest_margin = 25;

tl::expected<draw::Lines, std::string> lines_from(const std::optional<std::string>& text) {
  if (!text || *text == "both") return draw::Lines::of_both;
  if (*text == "none") return draw::Lines::none;
  if (*text == "north") return draw::Lines::of_north;
  if (*text == "south") return draw::Lines::of_south;
  return tl::unexpected<std::string>("--lines takes both, north, south or none");
}

tl::expected<draw::TextStyle, std::string> style_from(const ShowOptions& options,
                                                      const Position& position,
                                                      const Console& console) {
  draw::TextStyle style;
  const auto lines = lines_from(options.lines);
  if (!lines) return tl::unexpected(lines.error());
  style.lines = *lines;
  style.legend = options.no_legend ? draw::Legend::off : draw::Legend::on;
  style.colour = console.colour == report::Colour::on ? draw::Colour::on : draw::Colour::off;
  if (!options.around) return style;
  if (*options.around < 0 || *options.around > widest_margin) {
    return tl::unexpected("--around takes 0 to " + std::to_string(widest_margin));
  }
  style.window = draw::window_around_units(position, *options.around);
  return style;
}

Exit show(const ShowOptions& options, Console& console) {
  const auto given = given_position(options.position, options.rulings, console);
  if (!given) {
    console.errors << "casebook show: " << given.error() << '\n';
    return Exit::unusable;
  }
  const auto style = style_from(options, given->position, console);
  if (!style) {
    console.errors << "casebook show: " << style.error() << '\n';
    return Exit::unusable;
  }
  const auto facts = draw::facts_of(given->position, literal::rule_book(given->rulings));
  console.out << draw::text_board(given->position, facts, *style);
  return Exit::held;
}

}  // namespace

Command show_command() {
  const auto options = std::make_shared<ShowOptions>();
  Command command;
  command.name = "show";
  command.summary = "draw a position with its lines of communication";
  command.epilogue =
      "Examples:\n"
      "  casebook show scenarios/book/figure-6-the-attack-on-the-fort.yaml\n"
      "  casebook show scenarios/book/figure-6-the-attack-on-the-fort.yaml --around 1 --lines "
      "north\n"
      "  casebook show "
      "'{\"map\":\"book\",\"to-move\":\"north\",\"north\":{\"cavalry\":[\"K15\"]}}'\n";
  command.options = {
      {"FILE", "", given_position_help, &options->position},
      {"--lines", "WHOSE", "whose lines to draw: both (the default), north, south or none",
       &options->lines},
      {"--around", "N", "only the part of the board with units, and N squares around it",
       &options->around},
      {"--no-legend", "", "the board alone", &options->no_legend},
      {"--rulings", "SPEC", "the rulings to read by: literal, or ruling=reading, …",
       &options->rulings},
  };
  command.act = [options](Console& console) { return show(*options, console); };
  return command;
}

}  // namespace casebook::cli
