#include "mutants.hpp"

#include <algorithm>
#include <array>
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

// One variant alone need only be killed.
bool is_enough(const adequacy::Adequacy& measured, const AdequacyOptions& options) {
  const std::size_t all = measured.findings.size();
  const bool all_killed = static_cast<std::size_t>(measured.killed()) == all;
  const bool attributed =
      options.mutant || adequacy::percent(measured.attributed(), all) >= least_attribution;
  return all_killed && attributed && measured.broken.empty();
}

Exit fail(const std::string& message, Console& console) {
  console.errors << "casebook adequacy: " << message << '\n';
  return Exit::unusable;
}

bool wants(const AdequacyOptions& options, std::string_view section) {
  if (options.mutant) return section == "mutants";
  return !options.only || *options.only == section;
}

// Measures section by section and says what it found as it goes on.
class Measurement {
 public:
  Measurement(const AdequacyOptions& options, std::span<const mutants::Mutant> variants, int jobs,
              Console& console)
      : options_(options), variants_(variants), jobs_(jobs), console_(console) {}

  void run(const corpus::Corpus& corpus) {
    const auto& files = corpus.files;
    // What a scenario is worth takes three of the other sections.
    const bool wants_worth = wants("minimality");
    if (wants("mutants") || wants_worth) {
      measured_.mutants = adequacy::adequacy(files, variants_, jobs_);
    }
    if (wants("mutants")) say_mutants();
    if (wants("refusals")) say(measured_.refusals = adequacy::refusals(files, jobs_));
    if (wants("coverage") || wants_worth) measured_.coverage = adequacy::coverage(files, jobs_);
    if (wants("coverage")) say(measured_.coverage);
    if (wants("readings") || wants_worth) {
      adequacy::ReadingOptions flips;
      flips.jobs = jobs_;
      measured_.readings = adequacy::reading_dependence(files, flips);
    }
    if (wants("readings")) say(measured_.readings);
    if (wants_worth) say_minimality(files);
  }

  bool write_reports() {
    const bool has_json =
        !options_.json || write_output(options_.json, to_json(measured_), console_);
    const bool has_html =
        !options_.html || write_output(options_.html, to_html(measured_), console_);
    return has_json && has_html;
  }

  bool holds() const { return holds_; }

 private:
  bool wants(std::string_view section) const { return cli::wants(options_, section); }

  // A report on standard output stands there alone.
  void print(const std::string& text) {
    const bool is_taken = options_.json == standard_output || options_.html == standard_output;
    if (!is_taken) console_.out << text << std::flush;
  }

  template <class Section>
  void say(const std::optional<Section>& section) {
    print(to_text(*section));
    holds_ = holds_ && section->holds();
  }

  void say_mutants() {
    if (options_.mutant) print(to_text(measured_.mutants->findings.front()));
    print(to_text(*measured_.mutants));
    holds_ = holds_ && is_enough(*measured_.mutants, options_);
  }

  void say_minimality(const std::vector<corpus::ScenarioFile>& files) {
    const adequacy::Worth worth{*measured_.mutants, *measured_.coverage, *measured_.readings};
    measured_.minimality = adequacy::minimality(files, worth, jobs_);
    if (options_.only) {
      measured_.mutants.reset();
      measured_.coverage.reset();
      measured_.readings.reset();
      print(details_to_text(*measured_.minimality));
    }
    say(measured_.minimality);
  }

  const AdequacyOptions& options_;
  const std::span<const mutants::Mutant> variants_;
  const int jobs_;
  Console& console_;
  adequacy::Measured measured_;
  bool holds_ = true;
};

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
  Measurement measurement(options, *variants, *jobs, console);
  measurement.run(corpus);
  if (!measurement.write_reports() || !corpus.errors.empty()) return Exit::unusable;
  return measurement.holds() ? Exit::held : Exit::failed;
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
      "both ways, whether each `when` names the rulings that matter and no other, and whether a\n"
      "unit stands idle in a scenario. `--only minimality` also names the scenarios of which each\n"
      "could go alone: a list to judge, not to obey.\n"
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
      {"--json", "FILE", "write all findings as JSON; `-` is standard output", &options->json},
      {"--html", "FILE", "write them as a page of HTML; `-` is standard output", &options->html},
  };
  command.act = [options](Console& console) { return measure(*options, console); };
  return command;
}

}  // namespace

std::vector<Command> mutant_commands() { return {adequacy_command()}; }

}  // namespace casebook::cli
