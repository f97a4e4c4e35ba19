#include <algorithm>
#include <charconv>
#include <memory>

#include "reader.hpp"

namespace casebook::engines {
namespace {

constexpr int largest_number = 1'000'000;  // of factors and indices: far beyond any of the game

// What an engine gives as null it leaves out.
const json::Value* given(const json::Object& object, std::string_view key) {
  const json::Value* value = find(object, key);
  const bool null = value != nullptr && std::holds_alternative<std::monostate>(value->is);
  return null ? nullptr : value;
}

// "xO12" in a spreadsheet's notation is "xL15" in the book's. Words that hold no square stay.
std::string in_the_books_notation(const std::string& text, Notation notation) {
  if (notation == Notation::book) return text;
  std::string out;
  std::string word;
  const auto finish = [&out, &word, notation] {
    const bool marked = !word.empty() && (word[0] == 'x' || word[0] == '*');
    const auto square = square_from_text(std::string_view(word).substr(marked ? 1 : 0), notation);
    out += square ? word.substr(0, marked ? 1 : 0) + square->text() : word;
    word.clear();
  };
  for (const char c : text) {
    if (c != ' ' && c != '-') {
      word += c;
      continue;
    }
    finish();
    out += c;
  }
  finish();
  return out;
}

// ---------------------------------------------------------------- one answer a question

struct AnswerReader {
  Reader& reader;
  const json::Object& answer;
  const Asked& asked;

  Reply operator()(const CommunicationQuestion&) const {
    const json::Value* in = reader.required(answer, "in", "answer");
    if (in == nullptr) return CommunicationReply{};
    return CommunicationReply{reader.squares(*in, "answer: in")};
  }

  Reply operator()(const AttackQuestion&) const {
    AttackReply reply;
    reply.offence = number("offence", -largest_number);
    reply.defence = number("defence", -largest_number);
    if (const auto* value = given(answer, "outcome")) {
      const std::string& written = reader.text(*value, "answer: outcome");
      reply.outcome = outcome_named(written);
      if (!reply.outcome) {
        reader.fail("answer: outcome",
                    quoted(written) + " is none of none, resists, shaken, destroyed");
      }
    }
    if (const auto* value = given(answer, "counting")) reply.counting = counting(*value);
    if (const auto* value = given(answer, "not-counting")) reply.not_counting = reasons(*value);
    return reply;
  }

  Reply operator()(const MovesQuestion& question) const {
    MovesReply reply;
    const std::string_view key = question.of ? "to" : "all";
    const json::Value* value = reader.required(answer, key, "answer");
    if (value == nullptr) return reply;
    for (const json::Value& item : reader.list(*value, "answer: moves")) {
      const auto move = question.of ? move_to(*question.of, item) : any_move(item);
      if (move) reply.moves.push_back(*move);
    }
    std::sort(reply.moves.begin(), reply.moves.end());
    reply.moves.erase(std::unique(reply.moves.begin(), reply.moves.end()), reply.moves.end());
    return reply;
  }

  Reply operator()(const TurnQuestion&) const {
    const json::Value* legal = reader.required(answer, "legal", "answer");
    if (legal == nullptr) return TurnReply{};
    if (reader.yes_or_no(*legal, "answer: legal")) return TurnReply{legal_turn()};
    return TurnReply{IllegalTurnReply{number("at", 0), because()}};
  }

  Reply operator()(const DeploymentQuestion&) const {
    const json::Value* legal = reader.required(answer, "legal", "answer");
    DeploymentReply reply{true, {}};
    if (legal == nullptr) return reply;
    reply.legal = reader.yes_or_no(*legal, "answer: legal");
    if (!reply.legal) reply.because = because().value_or(std::vector<std::string>{});
    return reply;
  }

  Reply operator()(const PerftQuestion&) const {
    const json::Value* value = reader.required(answer, "nodes", "answer");
    return PerftReply{value == nullptr ? 0 : nodes(*value)};
  }

  Reply operator()(const LineQuestion&) const { return LineReply{words("path"), words("cuts")}; }

 private:
  // Texts that name squares, in the book's notation.
  std::optional<std::vector<std::string>> words(std::string_view key) const {
    const json::Value* value = given(answer, key);
    if (value == nullptr) return std::nullopt;
    std::vector<std::string> texts = reader.texts(*value, "answer: " + std::string(key));
    for (std::string& text : texts) text = in_the_books_notation(text, asked.notation);
    return texts;
  }

  std::map<Square, std::string> reasons(const json::Value& value) const {
    std::map<Square, std::string> reasons;
    for (const json::Member& member : reader.object(value, "answer: not-counting")) {
      const auto square = square_from_text(member.key, asked.notation);
      if (!square) reader.fail("answer: not-counting", quoted(member.key) + " is no square");
      const std::string& rule = reader.text(member.value, "answer: not-counting");
      if (square) reasons[*square] = rule;
    }
    return reasons;
  }

  std::optional<int> number(std::string_view key, int least) const {
    const json::Value* value = given(answer, key);
    if (value == nullptr) return std::nullopt;
    return reader.whole(*value, "answer: " + std::string(key), least, largest_number);
  }

  std::optional<std::vector<std::string>> because() const {
    const json::Value* value = given(answer, "because");
    if (value == nullptr) return std::nullopt;
    return reader.texts(*value, "answer: because");
  }

  std::map<Square, int> counting(const json::Value& value) const {
    std::map<Square, int> counting;
    for (const json::Member& member : reader.object(value, "answer: counting")) {
      const auto square = square_from_text(member.key, asked.notation);
      if (!square) reader.fail("answer: counting", quoted(member.key) + " is no square");
      const int share =
          reader.whole(member.value, "answer: counting", -largest_number, largest_number);
      if (square && share != 0) counting[*square] = share;
    }
    return counting;
  }

  std::optional<Move> move_to(Square from, const json::Value& item) const {
    const Square to = reader.square(item, "answer: to");
    if (reader.ok() && to == from) {
      reader.fail("answer: to", from.text() + " is where the unit stands");
    }
    return Move{from, to};
  }

  std::optional<Move> any_move(const json::Value& item) const {
    const std::string& written = reader.text(item, "answer: all");
    const auto move = move_from_text(written, asked.notation);
    if (!move) {
      reader.fail("answer: all", quoted(written) + " is no move: write it as \"K15-K16\"");
    }
    return move;
  }

  LegalTurnReply legal_turn() const {
    LegalTurnReply reply;
    if (const auto* value = given(answer, "position")) {
      reply.position =
          read_position(reader, *value, UnknownKeys::are_ignored, asked.position.board);
    }
    reply.says_end = find(answer, "end") != nullptr;
    if (const auto* value = given(answer, "end")) reply.end = read_end(*value);
    reply.account = words("account");
    return reply;
  }

  std::optional<End> read_end(const json::Value& value) const {
    const std::string_view what = "answer: end";
    const json::Object& object = reader.object(value, what);
    const json::Value* by = reader.required(object, "by", what);
    if (by == nullptr || reader.required(object, "winner", what) == nullptr) return std::nullopt;
    const std::string& rule = reader.text(*by, "answer: end: by");
    const auto cause = end_cause_named(rule);
    if (!cause) {
      reader.fail("answer: end: by", quoted(rule) + " is no rule by which a war ends");
      return std::nullopt;
    }
    return End{winner(given(object, "winner")), *cause};
  }

  std::optional<Side> winner(const json::Value* value) const {
    if (value == nullptr) return std::nullopt;
    const std::string& written = reader.text(*value, "answer: end: winner");
    const auto side = side_named(written);
    if (!side) reader.fail("answer: end: winner", R"(write "north", "south" or null)");
    return side;
  }

  unsigned long long nodes(const json::Value& value) const {
    unsigned long long nodes = 0;
    std::string token;
    json::append_value(token, value);
    const char* end = std::to_address(token.cend());
    const auto [stopped, error] = std::from_chars(token.data(), end, nodes);
    if (error != std::errc{} || stopped != end) {
      reader.fail("answer: nodes", "expected a whole number from 0 on");
    }
    return nodes;
  }
};

// ---------------------------------------------------------------- the line

Failure malformed(std::string why) { return {Failure::Kind::malformed, std::move(why)}; }

// An engine may answer without repeating `seq`, as long as it was not asked to.
bool is_answer_to(const json::Object& line, const std::optional<long long>& seq) {
  const json::Value* value = find(line, "seq");
  if (!seq || value == nullptr) return !seq && value == nullptr;
  const auto* number = std::get_if<long long>(&value->is);
  return number != nullptr && *number == *seq;
}

// `skipped` and `error` stand beside the answer or, as some write them, inside it.
std::optional<Reply> declined(Reader& reader, const json::Object& object) {
  if (const auto* why = find(object, "error")) return Refused{reader.text(*why, "error")};
  if (const auto* why = find(object, "skipped")) return Skipped{reader.text(*why, "skipped")};
  return std::nullopt;
}

Reply read_reply(Reader& reader, const json::Object& line, const Asked& asked) {
  if (!is_answer_to(line, asked.seq)) {
    reader.fail("seq", "this answers no question that was asked");
    return CommunicationReply{};
  }
  if (const auto reply = declined(reader, line)) return *reply;
  const json::Value* value = reader.required(line, "answer", "line");
  if (value == nullptr) return CommunicationReply{};
  const json::Object& answer = reader.object(*value, "answer");
  if (const auto reply = declined(reader, answer)) return *reply;
  return std::visit(AnswerReader{reader, answer, asked}, asked.question);
}

}  // namespace

Reply reply_from_json(std::string_view line, const Asked& asked) {
  const json::Parsed parsed = json::parse(line);
  if (!parsed.fault.empty()) return malformed(parsed.fault);
  Reader reader(asked.notation);
  Reply reply = read_reply(reader, reader.object(parsed.value, "line"), asked);
  if (!reader.ok()) return malformed(reader.problem());
  return reply;
}

}  // namespace casebook::engines
