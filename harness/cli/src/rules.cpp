#include <memory>

#include "casebook/cli/commands.hpp"
#include "casebook/explain/registers.hpp"

namespace casebook::cli {
namespace {

struct RulesOptions {
  std::optional<std::string> id;
  std::optional<std::string> section;
  std::optional<std::string> kind;
};

tl::expected<std::string, std::string> text_for(const RulesOptions& options) {
  if (!options.id) return explain::rules_list({options.section, options.kind});
  if (!options.section && !options.kind) return explain::rule_page(*options.id);
  return tl::unexpected<std::string>("--section and --kind choose from the list of all rules");
}

Exit list_rules(const RulesOptions& options, Console& console) {
  const auto text = text_for(options);
  if (!text) {
    console.errors << "casebook rules: " << text.error() << '\n';
    return Exit::unusable;
  }
  console.out << *text;
  return Exit::held;
}

}  // namespace

Command rules_command() {
  const auto options = std::make_shared<RulesOptions>();
  Command command;
  command.name = "rules";
  command.summary = "list the rules, or tell everything about one";
  command.epilogue =
      "Examples:\n"
      "  casebook rules\n"
      "  casebook rules --section charge\n"
      "  casebook rules charge.not-from-fort\n";
  command.options = {
      {"RULE", "", "the rule to tell everything about", &options->id},
      {"--section", "SECTION", "only the rules of that section", &options->section},
      {"--kind", "KIND", "only permissions, facts, amounts, setup or consequences: \"permission\"",
       &options->kind},
  };
  command.act = [options](Console& console) { return list_rules(*options, console); };
  return command;
}

}  // namespace casebook::cli
