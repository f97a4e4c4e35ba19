#include "smoke_questions.hpp"

#include <algorithm>

#include "reader.hpp"

namespace casebook::process {
namespace {

using engines::Notation;
using engines::Question;
using engines::Reply;
namespace json = engines::json;

std::string written(const Session& session, const char* square) {
  std::string text;
  engines::append_square(text, *Square::parse(square), session.hello().notation);
  return text;
}

// What to write where a square has no unit on it.
std::string on_the_board(const Session& session) {
  return std::string("only squares of units, in the notation `") +
         (session.hello().notation == Notation::book ? "book" : "spreadsheet") +
         "`: " + written(session, "J15") + ", " + written(session, "K15") + ", " +
         written(session, "L15");
}

// Whether the texts in `list` are in the protocol's order.
bool is_sorted(const json::List& list, Notation notation) {
  std::vector<Move> moves;
  for (const json::Value& item : list) {
    const auto* text = std::get_if<std::string>(&item.is);
    if (text == nullptr) return false;
    const auto move = engines::move_from_text(*text, notation);
    const auto square = engines::square_from_text(*text, notation);
    if (!move && !square) return false;
    moves.push_back(move ? *move : Move{*square, *square});
  }
  return std::is_sorted(moves.begin(), moves.end());
}

const json::List* list_in_answer(const Said& said, std::string_view key) {
  if (said.object() == nullptr) return nullptr;
  const json::Value* answer = json::find(*said.object(), "answer");
  const auto* object = answer == nullptr ? nullptr : std::get_if<json::Object>(&answer->is);
  const json::Value* value = object == nullptr ? nullptr : json::find(*object, key);
  return value == nullptr ? nullptr : std::get_if<json::List>(&value->is);
}

// The answer, if it is one: what is skipped, or an error, is said.
template <class Answer>
std::optional<Answer> answer_to(Session& session, const std::string& what,
                                const Question& question) {
  if (!session.answers(name(question))) return std::nullopt;
  const auto reply = session.put(what, question);
  if (!reply) return std::nullopt;
  if (std::holds_alternative<engines::Skipped>(*reply)) {
    session.advise(what, "an answer, since its hello lists `" + std::string(name(question)) + "`");
    return std::nullopt;
  }
  if (const auto* answer = std::get_if<Answer>(&*reply)) return *answer;
  session.wrong(what, "an answer, no error");
  return std::nullopt;
}

void test_communication(Session& session) {
  const std::string what = "communication names units on the board";
  const auto answer =
      answer_to<engines::CommunicationReply>(session, what, engines::CommunicationQuestion{});
  if (!answer) return;
  const Squares units = example_position().units.squares();
  session.expect((answer->in - units).empty(), what, on_the_board(session));
}

void test_attack(Session& session) {
  const std::string what = "an attack has two totals and an outcome";
  const auto answer = answer_to<engines::AttackReply>(
      session, what, engines::AttackQuestion{*Square::parse("L15")});
  if (!answer) return;
  session.expect(answer->offence && answer->defence && answer->outcome, what,
                 R"({"offence":…,"defence":…,"outcome":"resists"}, or as much as it can tell)");
  if (!answer->counting) {
    return session.advise("an attack says what each unit counts",
                          R"("counting":{")" + written(session, "K15") +
                              R"(":…}: without it only the totals are judged)");
  }
  const Squares units = example_position().units.squares();
  bool all_units = true;
  for (const auto& share : *answer->counting) all_units &= units.contains(share.first);
  session.expect(all_units, "an attack says what each unit counts", on_the_board(session));
}

void test_moves(Session& session) {
  const std::string what = "moves are sorted by square";
  const std::string order = "rows from A, and in a row columns from 1: " + written(session, "J9") +
                            " before " + written(session, "J10");
  const auto of =
      answer_to<engines::MovesReply>(session, what, engines::MovesQuestion{Square::parse("K15")});
  if (of) {
    const json::List* to = list_in_answer(session.last(), "to");
    session.expect(to != nullptr && is_sorted(*to, session.hello().notation), what, order);
  }
  const std::string all_moves = "all moves are sorted by first square, then last";
  const auto every = answer_to<engines::MovesReply>(session, all_moves, engines::MovesQuestion{});
  if (!every) return;
  const json::List* all = list_in_answer(session.last(), "all");
  session.expect(all != nullptr && is_sorted(*all, session.hello().notation), all_moves, order);
}

void test_turn(Session& session) {
  const std::string what = "a turn is legal or not";
  const auto answer =
      answer_to<engines::TurnReply>(session, what, engines::TurnQuestion{"K15-K16 xL15"});
  if (!answer) return;
  session.ok(what);
  const auto* legal = std::get_if<engines::LegalTurnReply>(&*answer);
  if (legal == nullptr) return;
  if (!legal->position) {
    session.advise("a legal turn returns the position",
                   "the position after the turn: without it nothing that follows is judged");
  } else {
    session.expect(legal->position->to_move == Side::south && legal->position->turn == 2,
                   "a legal turn returns the position",
                   "the position after the turn's end: the other side to move, in turn 2");
  }
  if (!legal->says_end) {
    session.advise("a legal turn says whether the war has ended", R"("end":null, or who won)");
  }
}

// An answer to what cannot be asked would be taken for a refusal by the rules.
void test_error(Session& session, const std::string& what, const Question& question) {
  if (!session.answers(name(question))) return;
  const auto reply = session.put(what, question);
  if (!reply) return;
  const bool declines = std::holds_alternative<engines::Refused>(*reply) ||
                        std::holds_alternative<engines::Skipped>(*reply);
  session.expect(declines, what, R"({"seq":…,"error":"why"})");
}

void test_perft(Session& session) {
  const std::string what = "perft counts";
  if (answer_to<engines::PerftReply>(session, what, engines::PerftQuestion{1})) session.ok(what);
}

void test_line(Session& session) {
  const std::string what = "a line is told by its links or its cuts";
  const auto reply = answer_to<engines::LineReply>(session, what,
                                                   engines::LineQuestion{*Square::parse("K15")});
  if (reply) {
    session.expect(reply->path || reply->cuts, what, R"("path":["B15 line K15"],"cuts":[])");
  }
}

void test_deployment(Session& session) {
  const std::string what = "a deployment is legal or not";
  if (answer_to<engines::DeploymentReply>(session, what, engines::DeploymentQuestion{})) {
    session.ok(what);
  }
}

std::vector<Question> some_questions(const Session& session) {
  std::vector<Question> questions;
  for (const Question& question : {Question{engines::CommunicationQuestion{}},
                                   Question{engines::AttackQuestion{*Square::parse("L15")}},
                                   Question{engines::MovesQuestion{Square::parse("K15")}},
                                   Question{engines::TurnQuestion{"K15-K16 xL15"}}})
    if (session.answers(name(question))) questions.push_back(question);
  return questions;
}

}  // namespace

void test_questions(Session& session) {
  test_communication(session);
  test_attack(session);
  test_moves(session);
  test_turn(session);
  test_error(session, "a turn that cannot be read is an error, not illegal",
             engines::TurnQuestion{"K15 to K16"});
  test_error(session, "an attack on an empty square is an error",
             engines::AttackQuestion{*Square::parse("A1")});
  test_deployment(session);
  test_perft(session);
  test_line(session);
}

void test_same_answers(Session& session) {
  const std::string what = "asked twice, it answers the same";
  for (const Question& question : some_questions(session)) {
    const auto first = session.put(what, question);
    if (!first) return;
    const auto second = session.put(what, question);
    if (!second) return;
    if (reply_to_json(*first, question) != reply_to_json(*second, question)) {
      return session.wrong(what, "the answer it gave before: " + reply_to_json(*first, question));
    }
  }
  session.ok(what);
}

std::chrono::microseconds test_many(Session& session, int questions) {
  const std::string what = std::to_string(questions) + " questions in a row are answered";
  const std::vector<Question> some = some_questions(session);
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < questions && !some.empty(); ++i) {
    if (!session.put(what, some[static_cast<std::size_t>(i) % some.size()])) return {};
  }
  session.ok(what);
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                               start);
}

}  // namespace casebook::process
