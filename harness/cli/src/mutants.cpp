#include "mutants.hpp"

#include <algorithm>
#include <memory>
#include <thread>

#include "casebook/adequacy/reports.hpp"
#include "casebook/mutants/mutants.hpp"
#include "did_you_mean.hpp"
#include "output_file.hpp"
#include "paths.hpp"

namespace casebook::cli {
namespace {

struct AdequacyOptions {
  std::vector<std::string> paths;
  std::optional<int> jobs;
  std::optional<std::string> json;
  std::optional<std::string> html;
  std::optional<std::string> mutant;
};

constexpr int most_jobs = 256;
constexpr int least_attribution = 95;  // percent

tl::expected<const mutants::Mutant*, std::string> variant_named(const std::string& name) {
  if (const mutants::Mutant* mutant = mutants::mutant_named(name)) return mutant;
  std::vector<std::string_view> names;
  for (const mutants::Mutant& mutant : mutants::all_mutants()) names.emplace_back(mutant.name);
  return tl::unexpected("there is no wrong variant `" + name + "`" + did_you_mean(name, names));
}

// The variants asked for: one, or all.
tl::expected<std::span<const mutants::Mutant>, std::string> variants_from(
    const AdequacyOptions& options) {
  if (!options.mutant) return mutants::all_mutants();
  const auto mutant = variant_named(*options.mutant);
  if (!mutant) return tl::unexpected("--mutant: " + mutant.error());
  return std::span<const mutants::Mutant>(*mutant, 1);
}

tl::expected<int, std::string> jobs_from(const AdequacyOptions& options) {
  if (!options.jobs) return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  if (*options.jobs >= 1 && *options.jobs <= most_jobs) return *options.jobs;
  return tl::unexpected("--jobs takes a number from 1 to " + std::to_string(most_jobs));
}

bool write_reports(const adequacy::Adequacy& measured, const AdequacyOptions& options,
                   Console& console) {
  const bool is_taken = options.json == standard_output || options.html == standard_output;
  if (!is_taken) {
    if (options.mutant) console.out << to_text(measured.findings.front());
    console.out << to_text(measured);
  }
  const bool has_json = !options.json || write_output(options.json, to_json(measured), console);
  const bool has_html = !options.html || write_output(options.html, to_html(measured), console);
  return has_json && has_html;
}

// One variant alone need only be killed.
Exit judged_by(const adequacy::Adequacy& measured, const AdequacyOptions& options) {
  const std::size_t all = measured.findings.size();
  const bool all_killed = static_cast<std::size_t>(measured.killed()) == all;
  const bool attributed =
      options.mutant || adequacy::percent(measured.attributed(), all) >= least_attribution;
  return all_killed && attributed && measured.broken.empty() ? Exit::held : Exit::failed;
}

Exit fail(const std::string& message, Console& console) {
  console.errors << "casebook adequacy: " << message << '\n';
  return Exit::unusable;
}

Exit measure(const AdequacyOptions& options, Console& console) {
  const auto variants = variants_from(options);
  if (!variants) return fail(variants.error(), console);
  const auto jobs = jobs_from(options);
  if (!jobs) return fail(jobs.error(), console);
  if (options.json == standard_output && options.html == standard_output) {
    return fail("--json and --html cannot both go to standard output", console);
  }
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.paths));
  say(corpus.errors, console);
  const adequacy::Adequacy measured = adequacy::adequacy(corpus.files, *variants, *jobs);
  const bool is_written = write_reports(measured, options, console);
  if (!is_written || !corpus.errors.empty()) return Exit::unusable;
  return judged_by(measured, options);
}

Command adequacy_command() {
  const auto options = std::make_shared<AdequacyOptions>();
  Command command;
  command.name = "adequacy";
  command.summary = "put scenarios to wrong variants of the rules, and name those they miss";
  command.epilogue =
      "Each variant has one fault. A scenario that it fails kills it; a survivor is a gap in the\n"
      "scenarios. A variant killed only by scenarios about other rules is named too.\n"
      "Exit codes: 0 all are killed, and 95 % by a scenario about their own rule; 1 not; 2 usage\n"
      "or unreadable input.\n"
      "\n"
      "Examples:\n"
      "  casebook adequacy\n"
      "  casebook adequacy --html adequacy.html\n"
      "  casebook adequacy --mutant cavalry-goes-one-square\n";
  command.options = {
      {"PATHS", "", "files or folders; `scenarios` if none is given", &options->paths},
      {"--jobs", "N", "threads; as many as the machine has cores if not given", &options->jobs},
      {"--mutant", "NAME", "this variant alone, with every scenario that kills it",
       &options->mutant},
      {"--json", "FILE", "write the findings as JSON; `-` is standard output", &options->json},
      {"--html", "FILE", "write a page of HTML; `-` is standard output", &options->html},
  };
  command.act = [options](Console& console) { return measure(*options, console); };
  return command;
}

}  // namespace

std::vector<Command> mutant_commands() { return {adequacy_command()}; }

}  // namespace casebook::cli
