#include "mutants.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <thread>

#include "casebook/adequacy/coverage.hpp"
#include "casebook/adequacy/minimality.hpp"
#include "casebook/adequacy/readings.hpp"
#include "casebook/adequacy/refusals.hpp"
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
  std::optional<std::string> only;
};

// What can be measured, in the order in which it is.
constexpr std::array<std::string_view, 5> sections{"mutants", "refusals", "coverage", "readings",
                                                   "minimality"};

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

bool wants(const AdequacyOptions& options, std::string_view section) {
  if (options.mutant) return section == "mutants";
  return !options.only || *options.only == section;
}

// Everything but the mutants: what the corpus asks, refuses, depends on, and could do without.
Exit measure_the_rest(const corpus::Corpus& corpus, const adequacy::Adequacy& measured,
                      const AdequacyOptions& options, int jobs, Console& console) {
  bool holds = true;
  const auto print = [&](const auto& section) {
    console.out << to_text(section);
    holds = holds && section.holds();
  };
  if (wants(options, "refusals")) print(adequacy::refusals(corpus.files, jobs));
  if (wants(options, "coverage")) print(adequacy::coverage(corpus.files, jobs));
  if (wants(options, "readings")) {
    adequacy::ReadingOptions flips;
    flips.jobs = jobs;
    print(adequacy::reading_dependence(corpus.files, flips));
  }
  if (wants(options, "minimality")) {
    console.out << to_text(adequacy::minimality(corpus.files, measured, jobs));
  }
  return holds ? Exit::held : Exit::failed;
}

Exit measure(const AdequacyOptions& options, Console& console) {
  const auto variants = variants_from(options);
  if (!variants) return fail(variants.error(), console);
  const auto jobs = jobs_from(options);
  if (!jobs) return fail(jobs.error(), console);
  if (options.json == standard_output && options.html == standard_output) {
    return fail("--json and --html cannot both go to standard output", console);
  }
  if (options.only &&
      std::find(sections.begin(), sections.end(), *options.only) == sections.end()) {
    return fail("--only takes mutants, refusals, coverage, readings or minimality", console);
  }
  const corpus::Corpus corpus = corpus::read_corpus(paths_or_default(options.paths));
  say(corpus.errors, console);
  adequacy::Adequacy measured;
  Exit exit = Exit::held;
  if (wants(options, "mutants") || wants(options, "minimality")) {
    measured = adequacy::adequacy(corpus.files, *variants, *jobs);
  }
  if (wants(options, "mutants")) {
    if (!write_reports(measured, options, console)) return Exit::unusable;
    exit = judged_by(measured, options);
  }
  if (!corpus.errors.empty()) return Exit::unusable;
  const bool is_taken = options.json == standard_output || options.html == standard_output;
  if (is_taken) return exit;
  const Exit rest = measure_the_rest(corpus, measured, options, *jobs, console);
  return exit == Exit::held ? rest : exit;
}

Command adequacy_command() {
  const auto options = std::make_shared<AdequacyOptions>();
  Command command;
  command.name = "adequacy";
  command.summary =
      "prove that scenarios are good enough, by wrong variants of the rules above all";
  command.epilogue =
      "Each variant has one fault. A scenario that it fails kills it; a survivor is a gap in the\n"
      "scenarios. A variant killed only by scenarios about other rules is named too.\n"
      "Then: whether each refusal has one reason alone, whether every rule is asked and answers\n"
      "both ways, whether each `when` names the rulings that matter and no other, and what the\n"
      "scenarios could do without.\n"
      "Exit codes: 0 all are killed, 95 % by a scenario about their own rule, and nothing is\n"
      "missing; 1 not; 2 usage or unreadable input.\n"
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
      {"--only", "SECTION", "mutants, refusals, coverage, readings or minimality", &options->only},
      {"--json", "FILE", "write the findings as JSON; `-` is standard output", &options->json},
      {"--html", "FILE", "write a page of HTML; `-` is standard output", &options->html},
  };
  command.act = [options](Console& console) { return measure(*options, console); };
  return command;
}

}  // namespace

std::vector<Command> mutant_commands() { return {adequacy_command()}; }

}  // namespace casebook::cli
