#include <array>

#include "casebook/model/limits.hpp"
#include "reader.hpp"

namespace casebook::engines {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Question>> question_names{
    "communication", "attack", "moves", "turn", "deployment", "perft", "line"};

// ---------------------------------------------------------------- reading

Question read_communication(Reader&, const json::Object&) { return CommunicationQuestion{}; }

Question read_attack(Reader& reader, const json::Object& asked) {
  const json::Value* square = reader.required(asked, "square", "question: attack");
  if (square == nullptr) return CommunicationQuestion{};
  return AttackQuestion{reader.square(*square, "question: attack: square")};
}

Question read_moves(Reader& reader, const json::Object& asked) {
  const json::Value* of = find(asked, "of");
  if (of == nullptr) return MovesQuestion{};
  return MovesQuestion{reader.square(*of, "question: moves: of")};
}

Question read_turn(Reader& reader, const json::Object& asked) {
  const json::Value* play = reader.required(asked, "play", "question: turn");
  if (play == nullptr) return CommunicationQuestion{};
  return TurnQuestion{reader.text(*play, "question: turn: play")};
}

Question read_deployment(Reader&, const json::Object&) { return DeploymentQuestion{}; }

Question read_perft(Reader& reader, const json::Object& asked) {
  const json::Value* depth = reader.required(asked, "depth", "question: perft");
  if (depth == nullptr) return CommunicationQuestion{};
  return PerftQuestion{reader.whole(*depth, "question: perft: depth", 0, limits::perft_depth)};
}

Question read_line(Reader& reader, const json::Object& asked) {
  const json::Value* of = reader.required(asked, "of", "question: line");
  if (of == nullptr) return CommunicationQuestion{};
  return LineQuestion{reader.square(*of, "question: line: of")};
}

using ReadQuestion = Question (*)(Reader&, const json::Object&);
constexpr std::array<ReadQuestion, question_names.size()> read_question_named{
    read_communication, read_attack, read_moves, read_turn, read_deployment, read_perft, read_line};

std::string all_names() {
  std::string names;
  for (const std::string_view name : question_names)
    names += (names.empty() ? "" : ", ") + std::string(name);
  return names;
}

// ---------------------------------------------------------------- writing

// The book's words of a turn in another notation.
struct ActionWriter {
  std::string& out;
  Notation notation;
  void operator()(const Move& move) const {
    append_square(out, move.from, notation);
    out += '-';
    append_square(out, move.to, notation);
  }
  void operator()(const Attack& attack) const {
    out += 'x';
    append_square(out, attack.target, notation);
  }
  void operator()(const Destruction& destruction) const {
    out += '*';
    append_square(out, destruction.square, notation);
  }
  void operator()(const EndOfTurn&) const {}
};

std::string translated(const std::string& play, Notation notation) {
  const auto turn = turn_from_text(play);
  if (notation == Notation::book || !turn || turn->actions.empty()) return play;
  std::string out;
  for (const Action& action : turn->actions) {
    if (!out.empty()) out += ' ';
    std::visit(ActionWriter{out, notation}, action);
  }
  return out;
}

struct QuestionWriter {
  std::string& out;
  Notation notation;
  void operator()(const CommunicationQuestion&) const {}
  void operator()(const AttackQuestion& question) const { square("square", question.square); }
  void operator()(const MovesQuestion& question) const {
    if (question.of) square("of", *question.of);
  }
  void operator()(const TurnQuestion& question) const {
    out += "\"play\":";
    json::append_text(out, translated(question.play, notation));
  }
  void operator()(const DeploymentQuestion&) const {}
  void operator()(const PerftQuestion& question) const {
    out += "\"depth\":" + std::to_string(question.depth);
  }
  void operator()(const LineQuestion& question) const { square("of", question.of); }

 private:
  void square(std::string_view key, Square square) const {
    json::append_text(out, key);
    out += ":\"";
    append_square(out, square, notation);
    out += '"';
  }
};

}  // namespace

std::string_view name(const Question& question) { return question_names[question.index()]; }

Question read_question(Reader& reader, const json::Value& value) {
  const json::Object& object = reader.object(value, "question");
  Question question;
  std::string found;
  for (std::size_t i = 0; i < question_names.size(); ++i) {
    const json::Value* asked = find(object, question_names[i]);
    if (asked == nullptr) continue;
    const std::string key(question_names[i]);
    if (!found.empty()) reader.fail("question", "ask " + key + " in a line of its own");
    found = key;
    question = read_question_named[i](reader, reader.object(*asked, "question: " + key));
  }
  if (found.empty()) reader.fail("question", "expected one of the keys " + all_names());
  return question;
}

void append_question(std::string& out, const Question& question, Notation notation) {
  out += '{';
  json::append_text(out, name(question));
  out += ":{";
  std::visit(QuestionWriter{out, notation}, question);
  out += "}}";
}

tl::expected<Question, std::string> question_from_json(std::string_view text, Notation notation) {
  const json::Parsed parsed = json::parse(text);
  if (!parsed.fault.empty()) return tl::make_unexpected(parsed.fault);
  Reader reader(notation);
  Question question = read_question(reader, parsed.value);
  if (!reader.ok()) return tl::make_unexpected(reader.problem());
  return question;
}

std::string question_to_json(const Question& question, Notation notation) {
  std::string out;
  append_question(out, question, notation);
  return out;
}

}  // namespace casebook::engines
