#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/explain/attack.hpp"
#include "casebook/explain/communication.hpp"
#include "casebook/explain/turn.hpp"
#include "given_position.hpp"

namespace casebook::cli {
namespace {

struct ExplainOptions {
  std::optional<std::string> position;
  std::optional<std::string> unit;
  std::optional<std::string> attack;
  std::optional<std::string> play;
  std::vector<std::string> rulings;
};

// What to print, and whether the turn asked about, if any, is legal.
using Explained = tl::expected<explain::TurnInWords, std::string>;

Explained legal(tl::expected<std::string, std::string> text) {
  if (!text) return tl::unexpected(text.error());
  return explain::TurnInWords{explain::Legality::legal, *std::move(text)};
}

Explained about_unit(const GivenPosition& given, const std::string& text) {
  const auto square = square_from("--unit", text);
  if (!square) return tl::unexpected(square.error());
  return legal(explain::communication_of(given.position, *square, given.rulings));
}

Explained about_attack(const GivenPosition& given, const std::string& text) {
  const auto square = square_from("--attack", text);
  if (!square) return tl::unexpected(square.error());
  return legal(explain::attack(given.position, *square, given.rulings));
}

Explained explained(const ExplainOptions& options, Console& console) {
  const int questions = static_cast<int>(options.unit.has_value()) +
                        static_cast<int>(options.attack.has_value()) +
                        static_cast<int>(options.play.has_value());
  if (questions > 1) {
    return tl::unexpected<std::string>("choose one of --unit, --attack and --play");
  }
  const auto given = given_position(options.position, options.rulings, console);
  if (!given) return tl::unexpected(given.error());
  if (options.unit) return about_unit(*given, *options.unit);
  if (options.attack) return about_attack(*given, *options.attack);
  if (options.play) return explain::turn_in_words(given->position, *options.play, given->rulings);
  return legal(explain::communication(given->position, given->rulings));
}

Exit explain_position(const ExplainOptions& options, Console& console) {
  const Explained text = explained(options, console);
  if (!text) {
    console.errors << "casebook explain: " << text.error() << '\n';
    return Exit::unusable;
  }
  console.out << text->text;
  return text->legality == explain::Legality::legal ? Exit::held : Exit::failed;
}

}  // namespace

Command explain_command() {
  const auto options = std::make_shared<ExplainOptions>();
  Command command;
  command.name = "explain";
  command.summary = "say why: communication, an attack or a turn, rule by rule";
  command.epilogue =
      "Without --unit, --attack or --play it explains the communication of every unit.\n"
      "Rules that rest on secondary sources alone are marked `secondary`.\n"
      "Exit codes: 0 explained, 1 the turn played is illegal, 2 usage or unreadable input.\n"
      "\n"
      "Examples:\n"
      "  casebook explain scenarios/book/figure-6-the-attack-on-the-fort.yaml\n"
      "  casebook explain scenarios/book/figure-6-the-attack-on-the-fort.yaml --attack L15\n"
      "  casebook explain scenarios/book/figure-6-the-attack-on-the-fort.yaml --play 'K12-K10 "
      "xL15'\n";
  command.options = {
      {"FILE", "", given_position_help, &options->position},
      {"--unit", "SQUARE", "the communication of the unit there, step by step", &options->unit},
      {"--attack", "SQUARE", "the attack on the unit there, unit by unit", &options->attack},
      {"--play", "TURN", "the rest of a turn, action by action, or what refuses it",
       &options->play},
      {"--rulings", "SPEC", "the rulings to read by: literal, or ruling=reading, …",
       &options->rulings},
  };
  command.act = [options](Console& console) { return explain_position(*options, console); };
  return command;
}

}  // namespace casebook::cli
