#include "casebook/process/process_engine.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "casebook/engines/protocol.hpp"
#include "child.hpp"
#include "failure.hpp"

namespace casebook::process {
namespace {

using engines::Failure;
using engines::Reply;

std::vector<Ruling> differing(const Rulings& one, const Rulings& other) {
  std::vector<Ruling> rulings;
  for (const Ruling ruling : all_rulings()) {
    if (one.reading(ruling) != other.reading(ruling)) rulings.push_back(ruling);
  }
  return rulings;
}

std::vector<Ruling> rulings_named(const std::vector<std::string>& names) {
  std::vector<Ruling> rulings;
  for (const std::string& name : names) {
    if (const auto ruling = ruling_named(name)) rulings.push_back(*ruling);
  }
  return rulings;
}

class ProcessEngine : public engines::Engine {
 public:
  ProcessEngine(Command command, const Limits& limits, Log log)
      : command_(std::move(command)), limits_(limits), log_(std::move(log)) {}
  ProcessEngine(const ProcessEngine&) = delete;
  ProcessEngine(ProcessEngine&&) = delete;
  ProcessEngine& operator=(const ProcessEngine&) = delete;
  ProcessEngine& operator=(ProcessEngine&&) = delete;
  ~ProcessEngine() override {
    if (child_) child_->ends_after(R"({"verb":"bye"})", time_to_leave);
  }

  // The first start; why it failed, or nothing.
  std::optional<Failure> begin() {
    auto failure = start();
    if (failure && child_) return with_last_words(*failure, child_->said_on_errors());
    if (failure) return failure;
    introduction_ = hello_.introduction;
    taken_ = wanted_ = introduction_.rulings;
    return std::nullopt;
  }

  engines::Introduction introduction() override { return introduction_; }

  std::vector<Ruling> take(const Rulings& rulings) override {
    if (rulings == wanted_) return {};
    const Rulings before = std::exchange(wanted_, rulings);
    pending_.reset();
    if (is_given_up()) return {};
    const auto cannot = bring_up();
    if (!cannot) {
      note(cannot.error());
      pending_ = cannot.error();
    } else if (!cannot->empty()) {
      wanted_ = before;
      return *cannot;
    }
    return {};
  }

  Reply ask(const Position& position, const engines::Question& question) override {
    const std::string_view asked = name(question);
    const auto& answers = introduction_.answers;
    if (std::find(answers.begin(), answers.end(), asked) == answers.end()) {
      return engines::Skipped{"its hello does not list `" + std::string(asked) + "`"};
    }
    if (pending_) return *std::exchange(pending_, std::nullopt);
    if (is_given_up()) return Failure{Failure::Kind::crashed, "given up after: " + last_fault_};
    const auto cannot = bring_up();
    if (!cannot) return note(cannot.error());
    if (!cannot->empty()) {
      return note({Failure::Kind::malformed, "after a restart it cannot take the same rulings"});
    }
    Reply reply = put(position, question);
    if (const auto* failure = std::get_if<Failure>(&reply)) return note(*failure);
    faults_in_a_row_ = 0;
    return reply;
  }

 private:
  static constexpr std::chrono::milliseconds time_to_leave{500};

  bool is_given_up() const {
    return restarts_ > limits_.restarts || faults_in_a_row_ >= limits_.faults_in_a_row;
  }

  // A process with a fault is of no more use. A malformed answer costs a restart, but says nothing
  // against asking on.
  Failure note(Failure failure) {
    if (child_) failure = with_last_words(std::move(failure), child_->said_on_errors());
    child_.reset();
    if (failure.kind != Failure::Kind::malformed) ++faults_in_a_row_;
    ++restarts_;
    last_fault_ = failure.why;
    return failure;
  }

  Heard exchange(const std::string& line, std::chrono::milliseconds time) {
    if (log_) log_(Direction::sent, line);
    Heard heard = child_->ask(line, time);
    if (log_ && heard.state == Heard::State::line) log_(Direction::heard, heard.text);
    return heard;
  }

  std::optional<Failure> start() {
    auto child = Child::start(command_);
    if (!child) return Failure{Failure::Kind::crashed, child.error()};
    child_ = std::move(*child);
    const auto line = engines::request_to_json({"", engines::HelloRequest{}});
    const Heard heard = exchange(line, limits_.start);
    if (heard.state != Heard::State::line) return failure_of(heard, limits_.start);
    auto hello = engines::hello_from_json(heard.text);
    if (!hello) return Failure{Failure::Kind::malformed, "its hello: " + hello.error()};
    hello_ = std::move(*hello);
    taken_ = hello_.introduction.rulings;
    return std::nullopt;
  }

  // Sees to it that a process runs and has taken the readings. What it cannot take, or its failure.
  tl::expected<std::vector<Ruling>, Failure> bring_up() {
    if (!child_) {
      if (const auto failure = start()) return tl::unexpected(*failure);
    }
    if (taken_ == wanted_) return {};
    const auto request = engines::request_to_json({"", engines::RulingsRequest{wanted_, {}}});
    const Heard heard = exchange(request, limits_.question);
    if (heard.state != Heard::State::line) {
      return tl::unexpected(failure_of(heard, limits_.question));
    }
    return taken_from(heard.text);
  }

  tl::expected<std::vector<Ruling>, Failure> taken_from(const std::string& line) {
    if (engines::error_from_json(line)) return differing(wanted_, taken_);  // it knows no such verb
    const auto cannot = engines::taken_from_json(line);
    if (!cannot) {
      return tl::unexpected(Failure{Failure::Kind::malformed, "of the rulings: " + cannot.error()});
    }
    if (cannot->empty()) {
      taken_ = wanted_;
      return {};
    }
    const std::vector<Ruling> named = rulings_named(*cannot);
    return named.empty() ? differing(wanted_, taken_) : named;
  }

  Reply put(const Position& position, const engines::Question& question) {
    const long long seq = ++seq_;
    const auto line = engines::request_to_json(
        {std::to_string(seq), engines::AskRequest{position, question}}, hello_.notation);
    const Heard heard = exchange(line, limits_.question);
    if (heard.state != Heard::State::line) return failure_of(heard, limits_.question);
    return engines::reply_from_json(heard.text, {position, question, seq, hello_.notation});
  }

  Command command_;
  Limits limits_;
  Log log_;
  std::optional<Child> child_;
  engines::Hello hello_;                // of the process that runs
  engines::Introduction introduction_;  // of the first one
  Rulings wanted_;
  Rulings taken_;  // by the process that runs
  std::optional<Failure> pending_;
  long long seq_ = 0;
  int restarts_ = 0;
  int faults_in_a_row_ = 0;
  std::string last_fault_;
};

}  // namespace

tl::expected<std::unique_ptr<engines::Engine>, std::string> make_process_engine(
    const Command& command, const Limits& limits, Log log) {
  auto engine = std::make_unique<ProcessEngine>(command, limits, std::move(log));
  const auto failure = engine->begin();
  if (failure) return tl::unexpected(failure->why);
  return std::unique_ptr<engines::Engine>(std::move(engine));
}

}  // namespace casebook::process
