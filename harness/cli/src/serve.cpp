#include "casebook/engines/serve.hpp"

#include <memory>

#include "casebook/cli/commands.hpp"
#include "engine_named.hpp"
#include "rulings_spec.hpp"

namespace casebook::cli {
namespace {

struct ServeOptions {
  std::optional<std::string> engine;
  std::optional<std::string> fault;
  std::vector<std::string> rulings;
};

tl::expected<std::unique_ptr<engines::Engine>, std::string> engine_from(
    const ServeOptions& options) {
  if (!options.fault) {
    return engine_named(options.engine.value_or("literal")).map_error([](const std::string& why) {
      return "--engine: " + why;
    });
  }
  return engine_named(options.engine.value_or("literal") + ":" + *options.fault)
      .map_error([](const std::string& why) { return "--fault: " + why; });
}

Exit serve_engine(const ServeOptions& options, Console& console) {
  const auto rulings = rulings_from(options.rulings);
  auto engine = engine_from(options);
  if (!rulings || !engine) {
    console.errors << "casebook serve: " << (rulings ? engine.error() : rulings.error()) << '\n';
    return Exit::unusable;
  }
  if (!(*engine)->take(rulings->value_or(Rulings{})).empty()) {
    console.errors << "casebook serve: the engine cannot take these rulings\n";
    return Exit::no_engine;
  }
  engines::serve(**engine, console.in, console.out);
  return Exit::held;
}

}  // namespace

Command serve_command() {
  const auto options = std::make_shared<ServeOptions>();
  Command command;
  command.name = "serve";
  command.summary = "answer questions about the rules, one JSON object a line";
  command.epilogue =
      "Reads requests from standard input and writes an answer for each, until `bye` or the end "
      "of\n"
      "the input.\n"
      "\n"
      "Examples:\n"
      "  echo '{\"verb\":\"hello\",\"protocol\":1}' | casebook serve\n"
      "  casebook serve --rulings terrain-bonus=only-when-attacked\n";
  command.options = {
      {"--engine", "NAME", engine_help, &options->engine},
      {"--fault", "NAME", "answer with this fault in the engine; the same as --engine ENGINE:NAME",
       &options->fault},
      {"--rulings", "SPEC", "the rulings to begin with: literal, or ruling=reading, …",
       &options->rulings},
  };
  command.act = [options](Console& console) { return serve_engine(*options, console); };
  return command;
}

}  // namespace casebook::cli
