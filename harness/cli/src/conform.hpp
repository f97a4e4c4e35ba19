// What `conform` was asked for, and what came of it.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "baseline.hpp"
#include "casebook/cli/command.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/report/matrix.hpp"
#include "engine_commands.hpp"

namespace casebook::cli {

struct ConformOptions {
  std::vector<std::string> command;
  std::vector<std::string> engines;
  std::vector<std::string> scenarios;
  std::vector<std::string> rulings;
  std::optional<std::string> rule;
  std::optional<std::string> by;
  std::optional<int> seconds;
  std::optional<int> at_least;
  std::optional<std::string> baseline;
  std::optional<std::string> write_baseline;
  std::optional<std::string> inferred;
  std::optional<std::string> commit;
  std::optional<std::string> date;
  std::optional<std::string> json;
  std::optional<std::string> junit;
  std::optional<std::string> html;
  bool twice = false;
  bool validate = false;
  bool explain = false;
  bool failed_only = false;
  bool log = false;
  bool times = false;
  bool quiet = false;
};

// What the options ask for, once they have been understood.
struct ConformOrder {
  std::vector<NamedCommand> commands;  // at least one
  process::Limits limits;
  std::optional<Rulings> rulings;
  std::optional<Rulings> inferred;  // by which the engine is known to play
  std::optional<RuleId> rule;
  report::Rows rows = report::Rows::themes;
  judge::Policy policy;
  std::optional<Baseline> baseline;
};

// In error, one message, without the command's name.
tl::expected<ConformOrder, std::string> order_from(const ConformOptions& options);

// Writes the files asked for, and the report on standard output. False if a file cannot be written.
bool write_conform_reports(const std::vector<report::Column>& columns, const ConformOrder& order,
                           const ConformOptions& options, Console& console);

// Which wrong variants of the rules give the wrong answers of the run, and how many none does;
// nothing if all are right.
void write_explanations(const report::RunReport& report, const corpus::Corpus& corpus,
                        Console& console);

}  // namespace casebook::cli
