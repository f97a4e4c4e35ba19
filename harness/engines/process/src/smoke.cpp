#include "casebook/process/smoke.hpp"

#include <algorithm>

#include "session.hpp"
#include "smoke_questions.hpp"

namespace casebook::process {
namespace {

namespace json = engines::json;
constexpr int questions_in_a_row = 200;
constexpr const char* taken = R"({"ok":true})";
constexpr const char* not_taken = R"({"ok":false,"cannot":["no-such-ruling"]})";

void test_hello(Session& session) {
  const engines::Introduction& said = session.hello().introduction;
  session.ok("it says who it is: " + said.engine + " " + said.version);
  if (said.version.empty() || said.language.empty() || said.source.empty()) {
    session.advise("hello says version, language and source",
                   R"("version":"1.0","language":"…","source":"where its code is")");
  }
  std::string unknown;
  for (const std::string& name : said.answers) {
    const std::array<std::string_view, 7> known{
        "communication", "attack", "moves", "turn", "deployment", "perft", "line"};
    if (std::find(known.begin(), known.end(), name) == known.end()) unknown = name;
  }
  session.expect(unknown.empty() && !said.answers.empty(), "hello lists what it answers",
                 "some of communication, attack, moves, turn, deployment, perft, line");
}

// Whether the line carries this `seq`.
bool repeats(const Said& said, long long seq) {
  if (said.object() == nullptr) return false;
  const json::Value* value = json::find(*said.object(), "seq");
  const auto* number = value == nullptr ? nullptr : std::get_if<long long>(&value->is);
  return number != nullptr && *number == seq;
}

bool has(const Said& said, std::string_view key) {
  return said.object() != nullptr && json::find(*said.object(), key) != nullptr;
}

void test_seq(Session& session) {
  const std::string what = "seq is repeated";
  const long long seq = session.next_seq();
  const std::string number = std::to_string(seq);
  const std::string expected = R"(the seq of the request: {"seq":)" + number + ",…}";
  const auto said =
      session.ask(what, R"({"seq":)" + number + R"(,"verb":"hello","protocol":1})", expected);
  if (said) session.expect(repeats(*said, seq), what, expected);
}

void test_unknown_verb(Session& session) {
  const std::string what = "an unknown verb is an error";
  const long long seq = session.next_seq();
  const std::string number = std::to_string(seq);
  const std::string expected = R"({"seq":)" + number + R"(,"error":"why"})";
  const auto said = session.ask(what, R"({"seq":)" + number + R"(,"verb":"dance"})", expected);
  if (said) session.expect(has(*said, "error") && repeats(*said, seq), what, expected);
}

std::string rulings_line(const std::string& set) {
  return R"({"verb":"rulings","set":)" + set + "}";
}

// What the line says cannot be taken; nothing if it is no answer to `rulings`.
std::optional<std::vector<std::string>> cannot_in(const Said& said) {
  auto cannot = engines::taken_from_json(said.line);
  if (!cannot) return std::nullopt;
  return std::move(*cannot);
}

bool names(const std::optional<std::vector<std::string>>& cannot, std::string_view ruling) {
  return cannot && std::find(cannot->begin(), cannot->end(), ruling) != cannot->end();
}

void test_rulings(Session& session) {
  const std::string what = "rulings are taken, or named as what cannot be";
  const auto some =
      session.ask(what, rulings_line(R"({"terrain-bonus":"only-when-attacked"})"), taken);
  if (!some) return;
  if (has(*some, "error")) {
    return session.advise(what,
                          "with the verb `rulings` it can be judged under other readings "
                          "than those it declares");
  }
  session.expect(cannot_in(*some).has_value(), what,
                 std::string(taken) + R"(, or {"ok":false,"cannot":["terrain-bonus"]})");
  const std::string unknown = "a ruling that does not exist cannot be taken";
  if (const auto said =
          session.ask(unknown, rulings_line(R"({"no-such-ruling":"any"})"), not_taken)) {
    session.expect(names(cannot_in(*said), "no-such-ruling"), unknown, not_taken);
  }
  const std::string back = "the readings it has declared can be taken again";
  const auto line = engines::request_to_json(
      {"", engines::RulingsRequest{session.hello().introduction.rulings, {}}});
  if (const auto said = session.ask(back, line, taken)) {
    const auto cannot = cannot_in(*said);
    session.expect(cannot && cannot->empty(), back, taken);
  }
}

}  // namespace

tl::expected<Smoke, std::string> smoke(const Command& command, const Limits& limits, Log log) {
  Session session(command, limits, std::move(log));
  if (const auto hello = session.start(); !hello) return tl::unexpected(hello.error());
  test_hello(session);
  test_seq(session);
  test_unknown_verb(session);
  test_rulings(session);
  test_questions(session);
  test_same_answers(session);
  Smoke smoke;
  smoke.duration = test_many(session, questions_in_a_row);
  if (smoke.duration.count() > 0) smoke.timed_questions = questions_in_a_row;
  session.expect(session.ends(), "bye ends the process", "that it ends, without an answer");
  smoke.findings = std::move(session.findings());
  return smoke;
}

std::string to_text(const Finding& finding) {
  if (finding.state == Finding::State::ok) return "ok      " + finding.what + "\n";
  const bool is_wrong = finding.state == Finding::State::wrong;
  std::string text = (is_wrong ? "wrong   " : "advice  ") + finding.what + "\n";
  text += "        expected  " + finding.expected + "\n";
  text += "        got       " + finding.got + "\n";
  if (!finding.sent.empty()) text += "        sent      " + finding.sent + "\n";
  return text;
}

}  // namespace casebook::process
