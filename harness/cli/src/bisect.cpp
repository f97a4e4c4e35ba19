#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/draw/text_board.hpp"
#include "casebook/engines/protocol.hpp"
#include "casebook/judge/minimise.hpp"
#include "casebook/judge/perft.hpp"
#include "casebook/model/limits.hpp"
#include "casebook/scenario/write.hpp"
#include "engine_named.hpp"
#include "given_position.hpp"
#include "output_file.hpp"
#include "slug.hpp"

namespace casebook::cli {
namespace {

struct BisectOptions {
  std::optional<std::string> position;
  std::optional<std::string> engine;
  std::optional<std::string> against;
  std::optional<int> depth;
  std::vector<std::string> rulings;
  std::optional<std::string> out;
};

// Boards with more columns are shown around their units alone.
constexpr int most_shown_whole = 12;

struct Engines {
  std::unique_ptr<engines::Engine> tested;
  std::unique_ptr<engines::Engine> rules;
};

Exit fail(const std::string& message, Console& console) {
  console.errors << "casebook bisect: " << message << '\n';
  return Exit::unusable;
}

tl::expected<Engines, std::string> engines_from(const BisectOptions& options) {
  if (!options.engine) return tl::unexpected<std::string>("--engine says which engine to test");
  auto tested = engine_named(*options.engine);
  if (!tested) return tl::unexpected("--engine: " + tested.error());
  auto rules = engine_named(options.against.value_or("literal"));
  if (!rules) return tl::unexpected("--against: " + rules.error());
  return Engines{std::move(*tested), std::move(*rules)};
}

std::string line_in_words(const std::vector<Action>& line) {
  std::string text;
  for (const Action& action : line) {
    const bool is_end = std::holds_alternative<EndOfTurn>(action);
    text += (text.empty() ? "" : " ") + (is_end ? std::string("-") : to_text(action));
  }
  return text.empty() ? "at the position itself" : "after " + text;
}

std::string board_of(const Position& position, draw::Legend legend) {
  draw::TextStyle style;
  style.legend = legend;
  if (position.board->columns() > most_shown_whole) {
    style.window = draw::window_around_units(position, 1);
  }
  return draw::text_board(position, style);
}

std::string answer_in_words(const engines::Reply& reply, const engines::Question& question) {
  return engines::reply_to_json(reply, question);
}

// The same kind of difference on the smallest position that has one.
judge::Disagreement minimal(const judge::Disagreement& found, const Engines& engines) {
  const auto topic = judge::topic_of(found.question);
  const auto differ = [&](const Position& position) {
    return judge::first_disagreement(*engines.rules, *engines.tested, position, {*topic});
  };
  const Position small = judge::minimise(found.position, [&](const Position& p) {
                           return differ(p).has_value();
                         }).position;
  return *differ(small);
}

void print(const judge::Disagreement& found, draw::Legend legend, Console& console) {
  console.out << board_of(found.position, legend) << judge::difference_in_words(found) << "\n";
}

Exit report(const judge::Bisected& found, const Engines& engines, const Rulings& rulings,
            const BisectOptions& options, Console& console) {
  console.out << "the engines differ " << line_in_words(found.line) << '\n';
  if (!found.disagreement) {
    const engines::Question count = engines::PerftQuestion{1};
    console.out << board_of(found.position, draw::Legend::on) << "  "
                << answer_in_words(found.expected, count) << " against "
                << answer_in_words(found.given, count) << '\n';
    return Exit::failed;
  }
  const judge::Disagreement small = minimal(*found.disagreement, engines);
  print(*found.disagreement, draw::Legend::off, console);
  console.out << "\nmade small:\n";
  print(small, draw::Legend::on, console);
  const bool has_file = options.out && *options.out != standard_output;
  const std::string id = has_file ? id_for(*options.out) : "found-by-bisecting";
  const scenario::Scenario scenario =
      judge::scenario_of(small, rulings, {id, engines.tested->introduction().engine, "", {}});
  if (!write_output(options.out, scenario::to_yaml(scenario), console)) return Exit::unusable;
  return Exit::failed;
}

Exit bisect_engines(const BisectOptions& options, Console& console) {
  const auto engines = engines_from(options);
  if (!engines) return fail(engines.error(), console);
  if (!options.position) return fail("it takes a POSITION", console);
  const auto given = given_position(options.position, options.rulings, console);
  if (!given) return fail(given.error(), console);
  const int depth = options.depth.value_or(2);
  if (depth < 0 || depth > limits::perft_depth) {
    return fail("--depth takes a number from 0 to " + std::to_string(limits::perft_depth), console);
  }
  if (options.out && *options.out != standard_output) {
    const std::string problem = slug_problem(id_for(*options.out));
    if (!problem.empty())
      return fail("--out: the file's name is the scenario's id: " + problem, console);
  }
  engines->tested->take(given->rulings);
  engines->rules->take(given->rulings);
  const auto found =
      judge::bisect(*engines->rules, *engines->tested, given->position, given->rulings, depth);
  if (found) return report(*found, *engines, given->rulings, options, console);
  console.out << "the engines agree to depth " << depth << '\n';
  return Exit::held;
}

}  // namespace

Command bisect_command() {
  const auto options = std::make_shared<BisectOptions>();
  Command command;
  command.name = "bisect";
  command.summary = "walk to the first position on which two engines differ";
  command.epilogue =
      "POSITION is a scenario file, a file with a position as JSON, that JSON itself, or - for\n"
      "standard input. The position itself is asked about first; then the engines' counts of\n"
      "sequences of actions (see `casebook perft`) lead to the position where they part. It is\n"
      "made as small as it can be.\n"
      "Exit codes: 0 the engines agree, 1 they differ, 2 usage or unreadable input.\n"
      "\n"
      "Examples:\n"
      "  casebook bisect scenarios/openings/the-common-opening.yaml --engine bitboard\n"
      "  casebook bisect scenarios/book/the-match-position.yaml \\\n"
      "    --engine literal:cavalry-goes-one-square --out found.yaml\n";
  command.options = {
      {"POSITION", "", "from where to walk", &options->position},
      {"--engine", "NAME", engine_help, &options->engine},
      {"--against", "NAME", "the engine held to be right; literal if not given", &options->against},
      {"--depth", "N", "how many actions to walk at most; 2 if not given", &options->depth},
      {"--rulings", "SPEC", "the rulings to read by: literal, or ruling=reading, …",
       &options->rulings},
      {"--out", "FILE", "write the difference as a scenario; `-` is standard output",
       &options->out},
  };
  command.act = [options](Console& console) { return bisect_engines(*options, console); };
  return command;
}

}  // namespace casebook::cli
