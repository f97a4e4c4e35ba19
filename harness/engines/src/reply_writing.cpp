#include "map_json.hpp"
#include "reader.hpp"

namespace casebook::engines {
namespace {

constexpr Notation ours = Notation::book;

void append_end(std::string& out, const std::optional<End>& end) {
  if (!end) {
    out += "null";
    return;
  }
  out += "{\"winner\":";
  out += end->winner ? "\"" + std::string(name(*end->winner)) + "\"" : "null";
  out += R"(,"by":")" + std::string(rule_of(end->by).text) + "\"}";
}

struct TurnWriter {
  std::string& out;
  void operator()(const LegalTurnReply& reply) const {
    out += R"({"legal":true)";
    if (reply.position) {
      out += ",\"position\":";
      append_position(out, *reply.position, ours);
    }
    if (reply.says_end) {
      out += ",\"end\":";
      append_end(out, reply.end);
    }
    if (reply.account) {
      append_key(out, "account");
      append_texts(out, *reply.account);
    }
    out += '}';
  }
  void operator()(const IllegalTurnReply& reply) const {
    out += "{\"legal\":false";
    if (reply.at) out += ",\"at\":" + std::to_string(*reply.at);
    if (reply.because) {
      out += ",\"because\":";
      append_texts(out, *reply.because);
    }
    out += '}';
  }
};

void append_counting(std::string& out, const std::map<Square, int>& counting) {
  out += '{';
  for (const auto& [square, number] : counting) {
    if (number == 0) continue;
    if (out.back() != '{') out += ',';
    out += '"';
    append_square(out, square, ours);
    out += "\":" + std::to_string(number);
  }
  out += '}';
}

void append_reasons(std::string& out, const std::map<Square, std::string>& reasons) {
  out += '{';
  for (const auto& [square, rule] : reasons) {
    if (out.back() != '{') out += ',';
    out += '"';
    append_square(out, square, ours);
    out += "\":";
    json::append_text(out, rule);
  }
  out += '}';
}

// The value of "answer"; what is no answer is written by reply_to_json itself.
struct AnswerWriter {
  std::string& out;
  const Question& question;

  void operator()(const CommunicationReply& reply) const {
    out += "{\"in\":";
    append_squares(out, reply.in, ours);
    out += '}';
  }
  void operator()(const AttackReply& reply) const {
    out += '{';
    if (reply.offence) number("offence", *reply.offence);
    if (reply.defence) number("defence", *reply.defence);
    if (reply.outcome) {
      append_key(out, "outcome");
      json::append_text(out, name(*reply.outcome));
    }
    if (reply.counting) {
      append_key(out, "counting");
      append_counting(out, *reply.counting);
    }
    if (reply.not_counting) {
      append_key(out, "not-counting");
      append_reasons(out, *reply.not_counting);
    }
    out += '}';
  }
  void operator()(const MovesReply& reply) const {
    const auto* asked = std::get_if<MovesQuestion>(&question);
    const bool of_one = asked != nullptr && asked->of.has_value();
    out += of_one ? "{\"to\":[" : "{\"all\":[";
    for (const Move& move : reply.moves) {
      if (out.back() != '[') out += ',';
      out += '"';
      if (!of_one) {
        append_square(out, move.from, ours);
        out += '-';
      }
      append_square(out, move.to, ours);
      out += '"';
    }
    out += "]}";
  }
  void operator()(const TurnReply& reply) const { std::visit(TurnWriter{out}, reply); }
  void operator()(const DeploymentReply& reply) const {
    out += reply.legal ? R"({"legal":true)" : R"({"legal":false,"because":)";
    if (!reply.legal) append_texts(out, reply.because);
    out += '}';
  }
  void operator()(const PerftReply& reply) const {
    out += "{\"nodes\":" + std::to_string(reply.nodes) + "}";
  }
  void operator()(const LineReply& reply) const {
    out += '{';
    if (reply.path) texts("path", *reply.path);
    if (reply.cuts) texts("cuts", *reply.cuts);
    out += '}';
  }
  void operator()(const Skipped&) const {}
  void operator()(const Refused&) const {}
  void operator()(const Failure&) const {}

 private:
  void number(std::string_view key, int value) const {
    append_key(out, key);
    out += std::to_string(value);
  }
  void texts(std::string_view key, const std::vector<std::string>& texts) const {
    append_key(out, key);
    append_texts(out, texts);
  }
};

std::string line_with(std::string_view seq, std::string_view key, std::string_view text) {
  std::string out = "{";
  append_seq(out, seq);
  json::append_text(out, key);
  out += ':';
  json::append_text(out, text);
  out += '}';
  return out;
}

}  // namespace

std::string reply_to_json(const Reply& reply, const Question& question, std::string_view seq) {
  if (const auto* skipped = std::get_if<Skipped>(&reply)) {
    return line_with(seq, "skipped", skipped->why);
  }
  if (const auto* refused = std::get_if<Refused>(&reply)) return error_to_json(refused->why, seq);
  if (const auto* failure = std::get_if<Failure>(&reply)) {
    return error_to_json(failure->why, seq);
  }
  std::string out = "{";
  append_seq(out, seq);
  out += "\"answer\":";
  std::visit(AnswerWriter{out, question}, reply);
  out += '}';
  return out;
}

std::string error_to_json(std::string_view why, std::string_view seq) {
  return line_with(seq, "error", why);
}

}  // namespace casebook::engines
