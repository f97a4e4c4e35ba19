#include "casebook/judge/perft.hpp"

#include <iomanip>
#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/model/limits.hpp"
#include "engine_named.hpp"
#include "given_position.hpp"
#include "progress_line.hpp"

namespace casebook::cli {
namespace {

struct PerftOptions {
  std::optional<int> depth;
  std::optional<std::string> position;
  std::optional<std::string> engine;
  std::vector<std::string> rulings;
  bool divide = false;
};

// The count, or why there is none.
tl::expected<unsigned long long, std::string> nodes_of(const engines::Reply& reply) {
  if (const auto* count = std::get_if<engines::PerftReply>(&reply)) return count->nodes;
  if (const auto* skipped = std::get_if<engines::Skipped>(&reply)) {
    return tl::unexpected(skipped->why);
  }
  if (const auto* refused = std::get_if<engines::Refused>(&reply)) {
    return tl::unexpected(refused->why);
  }
  return tl::unexpected<std::string>("the engine gave no count");
}

Exit fail(const std::string& message, Exit exit, Console& console) {
  console.errors << "casebook perft: " << message << '\n';
  return exit;
}

Exit print_total(engines::Engine& engine, const GivenPosition& given, int depth, Console& console) {
  const auto nodes = nodes_of(engine.ask(given.position, engines::PerftQuestion{depth}));
  if (!nodes) return fail(nodes.error(), Exit::no_engine, console);
  console.out << *nodes << '\n';
  return Exit::held;
}

std::string in_words(const Action& action) {
  return std::holds_alternative<EndOfTurn>(action) ? "-" : to_text(action);
}

Exit print_divided(engines::Engine& engine, const GivenPosition& given, int depth,
                   Console& console) {
  if (depth == 0) return fail("--divide takes a DEPTH from 1 on", Exit::unusable, console);
  std::vector<judge::Divided> divided;
  {
    ProgressLine line(console);
    divided = judge::divide(engine, given.position, given.rulings, depth,
                            [&line](std::size_t done, std::size_t all) {
                              line.show(std::to_string(done) + " of " + std::to_string(all));
                            });
  }
  unsigned long long total = 0;
  for (const judge::Divided& first : divided) {
    const auto nodes = nodes_of(first.reply);
    if (!nodes) return fail(nodes.error(), Exit::no_engine, console);
    total += *nodes;
    console.out << std::left << std::setw(9) << in_words(first.action) << ' ' << *nodes << '\n';
  }
  console.out << divided.size() << " actions, " << total << " sequences\n";
  return Exit::held;
}

Exit count(const PerftOptions& options, Console& console) {
  if (!options.depth || !options.position) {
    return fail("it takes a DEPTH and a POSITION", Exit::unusable, console);
  }
  if (*options.depth < 0 || *options.depth > limits::perft_depth) {
    return fail("DEPTH is a number from 0 to " + std::to_string(limits::perft_depth),
                Exit::unusable, console);
  }
  const auto given = given_position(options.position, options.rulings, console);
  if (!given) return fail(given.error(), Exit::unusable, console);
  const auto engine = engine_named(options.engine.value_or("bitboard"));
  if (!engine) return fail("--engine: " + engine.error(), Exit::unusable, console);
  (*engine)->take(given->rulings);
  return options.divide ? print_divided(**engine, *given, *options.depth, console)
                        : print_total(**engine, *given, *options.depth, console);
}

}  // namespace

Command perft_command() {
  const auto options = std::make_shared<PerftOptions>();
  Command command;
  command.name = "perft";
  command.summary = "count the sequences of so many actions from a position";
  command.epilogue =
      "POSITION is a scenario file, a file with a position as JSON, that JSON itself, or - for\n"
      "standard input. An action is a move (by its first and last square), an attack, the\n"
      "destruction of an arsenal, or the end of the turn; attack and destruction end the turn\n"
      "themselves. Two engines that read the rules alike count alike; where they do not,\n"
      "`casebook bisect` finds the position.\n"
      "Exit codes: 0 counted, 2 usage or unreadable input, 3 the engine could not count.\n"
      "\n"
      "Examples:\n"
      "  casebook perft 2 scenarios/openings/the-common-opening.yaml\n"
      "  casebook perft 2 scenarios/openings/the-common-opening.yaml --divide --engine literal\n";
  command.options = {
      {"DEPTH", "", "how many actions", &options->depth},
      {"POSITION", "", "from where", &options->position},
      {"--divide", "", "list the first actions, each with its count", &options->divide},
      {"--engine", "NAME",
       "bitboard (the default), literal, or literal:FAULT with a fault in the rules",
       &options->engine},
      {"--rulings", "SPEC", "the rulings to count under: literal, or ruling=reading, …",
       &options->rulings},
  };
  command.act = [options](Console& console) { return count(*options, console); };
  return command;
}

}  // namespace casebook::cli
