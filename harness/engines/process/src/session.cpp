#include "session.hpp"

#include <algorithm>
#include <utility>

#include "failure.hpp"

namespace casebook::process {
namespace {

// The form of an answer, for whoever has written another.
struct ExampleAnswer {
  const char* operator()(const engines::CommunicationQuestion&) const { return R"("in":[…])"; }
  const char* operator()(const engines::AttackQuestion&) const {
    return R"("offence":8,"defence":10,"outcome":"resists")";
  }
  const char* operator()(const engines::MovesQuestion& question) const {
    return question.of ? R"("to":[…])" : R"("all":[…])";
  }
  const char* operator()(const engines::TurnQuestion&) const {
    return R"("legal":true,"position":{…},"end":null)";
  }
  const char* operator()(const engines::DeploymentQuestion&) const { return R"("legal":true)"; }
  const char* operator()(const engines::PerftQuestion&) const { return R"("nodes":1)"; }
  const char* operator()(const engines::LineQuestion&) const {
    return R"("path":["T3 line K3"],"cuts":[])";
  }
};

std::string example_of(const engines::Question& question, long long seq) {
  return R"({"seq":)" + std::to_string(seq) + R"(,"answer":{)" +
         std::visit(ExampleAnswer{}, question) + "}}";
}

}  // namespace

Session::Session(Command command, const Limits& limits, Log log)
    : command_(std::move(command)), limits_(limits), log_(std::move(log)) {}

Heard Session::exchange(const std::string& line, std::chrono::milliseconds time) {
  sent_ = line;
  if (log_) log_(Direction::sent, line);
  Heard heard = child_->ask(line, time);
  if (log_ && heard.state == Heard::State::line) log_(Direction::heard, heard.text);
  last_ = {heard.text, {}};
  if (heard.state == Heard::State::line) {
    last_.parsed = engines::json::parse(heard.text);
  } else {
    last_.line = reason_of(heard);
    child_.reset();
  }
  return heard;
}

std::string Session::reason_of(const Heard& heard) const {
  return with_last_words(failure_of(heard, limits_.question), child_->said_on_errors()).why;
}

tl::expected<engines::Hello, std::string> Session::start() {
  auto child = Child::start(command_);
  if (!child) return tl::unexpected(child.error());
  child_ = std::move(*child);
  const auto line = engines::request_to_json({"", engines::HelloRequest{}});
  if (exchange(line, limits_.start).state != Heard::State::line) return tl::unexpected(last_.line);
  auto hello = engines::hello_from_json(last_.line);
  if (!hello) {
    return tl::unexpected("its answer to hello: " + hello.error() +
                          R"(; write {"engine":"…","version":"…","answers":["communication",…]})");
  }
  hello_ = *hello;
  return hello;
}

std::optional<Said> Session::ask(const std::string& what, const std::string& line,
                                 const std::string& expected) {
  if (!child_) {
    if (const auto started = start(); !started) {
      findings_.push_back({Finding::State::wrong, what, line,
                           "it did not start again: " + started.error(),
                           "a program that can be started any number of times"});
      return std::nullopt;
    }
  }
  if (exchange(line, limits_.question).state == Heard::State::line) return last_;
  wrong(what, expected);
  return std::nullopt;
}

std::optional<engines::Reply> Session::put(const std::string& what,
                                           const engines::Question& question) {
  const Position position = example_position();
  const long long seq = next_seq();
  const engines::Notation notation = hello_.notation;
  const auto line = engines::request_to_json(
      {std::to_string(seq), engines::AskRequest{position, question}}, notation);
  const std::string example = example_of(question, seq);
  if (!ask(what, line, example)) return std::nullopt;
  engines::Reply reply = engines::reply_from_json(last_.line, {position, question, seq, notation});
  if (const auto* failure = std::get_if<engines::Failure>(&reply)) {
    wrong(what, example + " (" + failure->why + ")");
    return std::nullopt;
  }
  return reply;
}

void Session::ok(const std::string& what) {
  findings_.push_back({Finding::State::ok, what, "", "", ""});
}

void Session::advise(const std::string& what, const std::string& expected) {
  findings_.push_back({Finding::State::advice, what, sent_, last_.line, expected});
}

void Session::wrong(const std::string& what, const std::string& expected) {
  findings_.push_back({Finding::State::wrong, what, sent_, last_.line, expected});
}

void Session::expect(bool holds, const std::string& what, const std::string& expected) {
  if (holds) return ok(what);
  wrong(what, expected);
}

bool Session::ends() {
  const std::string line = R"({"verb":"bye"})";
  if (!child_ && !start()) return false;
  sent_ = line;
  if (log_) log_(Direction::sent, line);
  last_ = {"it goes on running", {}};
  const bool ended = child_->ends_after(line, limits_.question);
  child_.reset();
  return ended;
}

bool Session::answers(std::string_view question) const {
  const auto& answers = hello_.introduction.answers;
  return std::find(answers.begin(), answers.end(), question) != answers.end();
}

Position example_position() {
  static const Position position = *engines::position_from_json(
      R"({"map":"book","to-move":"north","north":{"cavalry":["J15","K15"]},)"
      R"("south":{"infantry":["L15"]}})");
  return position;
}

}  // namespace casebook::process
