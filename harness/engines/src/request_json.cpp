#include <array>

#include "map_json.hpp"
#include "reader.hpp"

namespace casebook::engines {
namespace {

using Verb = decltype(Request::verb);

constexpr int protocol_version = 1;
constexpr std::array<std::string_view, 4> verbs{"hello", "rulings", "ask", "bye"};

// ---------------------------------------------------------------- reading

Verb read_hello(Reader& reader, const json::Object& line) {
  if (const auto* version = find(line, "protocol")) {
    const auto* number = std::get_if<long long>(&version->is);
    if (number == nullptr || *number != protocol_version) {
      reader.fail("protocol", "this program speaks protocol 1 alone");
    }
  }
  return HelloRequest{};
}

Verb read_rulings_request(Reader& reader, const json::Object& line) {
  const json::Value* set = reader.required(line, "set", "rulings");
  if (set == nullptr) return RulingsRequest{};
  return read_rulings(reader, *set);
}

Verb read_ask(Reader& reader, const json::Object& line) {
  const json::Value* position = reader.required(line, "position", "ask");
  const json::Value* question = reader.required(line, "question", "ask");
  if (position == nullptr || question == nullptr) return ByeRequest{};
  AskRequest request{read_position(reader, *position, UnknownKeys::are_errors, nullptr), {}};
  if (reader.ok()) request.question = read_question(reader, *question);
  return request;
}

Verb read_bye(Reader&, const json::Object&) { return ByeRequest{}; }

using ReadVerb = Verb (*)(Reader&, const json::Object&);
constexpr std::array<ReadVerb, verbs.size()> read_verb_named{read_hello, read_rulings_request,
                                                             read_ask, read_bye};

Verb read_verb(Reader& reader, const json::Object& line) {
  const json::Value* value = reader.required(line, "verb", "request");
  if (value == nullptr) return ByeRequest{};
  const std::string& verb = reader.text(*value, "verb");
  for (std::size_t i = 0; i < verbs.size(); ++i)
    if (verb == verbs[i]) return read_verb_named[i](reader, line);
  reader.fail("verb", quoted(verb) + " is none of hello, rulings, ask, bye");
  return ByeRequest{};
}

// The request's `seq` as JSON text; empty if it has none, or more than one.
std::string seq_of(const json::Value& value) {
  const auto* line = std::get_if<json::Object>(&value.is);
  if (line == nullptr) return {};
  std::string seq;
  for (const json::Member& member : *line) {
    if (member.key != "seq") continue;
    if (!seq.empty()) return {};
    json::append_value(seq, member.value);
  }
  return seq;
}

// ---------------------------------------------------------------- writing

struct VerbWriter {
  std::string& out;
  Notation notation;
  void operator()(const HelloRequest&) const { out += R"("verb":"hello","protocol":1)"; }
  void operator()(const RulingsRequest& request) const {
    out += R"("verb":"rulings","set":)";
    append_rulings(out, request.rulings);
  }
  void operator()(const AskRequest& request) const {
    out += R"("verb":"ask","position":)";
    append_position(out, request.position, notation);
    out += ",\"question\":";
    append_question(out, request.question, notation);
  }
  void operator()(const ByeRequest&) const { out += R"("verb":"bye")"; }
};

}  // namespace

RulingsRequest read_rulings(Reader& reader, const json::Value& value) {
  RulingsRequest request;
  for (const json::Member& member : reader.object(value, "rulings")) {
    const std::string& written = reader.text(member.value, "rulings: " + quoted(member.key));
    const auto ruling = ruling_named(member.key);
    const auto reading = ruling ? reading_named(*ruling, written) : std::nullopt;
    if (reading) {
      request.rulings.set(*ruling, *reading);
    } else {
      request.unknown.push_back(member.key);
    }
  }
  return request;
}

void append_rulings(std::string& out, const Rulings& rulings) {
  out += '{';
  for (const Ruling ruling : all_rulings()) {
    const int reading = rulings.reading(ruling);
    if (reading == 0) continue;
    append_key(out, name(ruling));
    json::append_text(out, reading_name(ruling, reading));
  }
  out += '}';
}

tl::expected<Request, RequestFault> request_from_json(std::string_view line) {
  const json::Parsed parsed = json::parse(line);
  std::string seq = seq_of(parsed.value);
  if (!parsed.fault.empty()) return tl::make_unexpected(RequestFault{seq, parsed.fault});
  Reader reader(Notation::book);
  const json::Object& object = reader.object(parsed.value, "request");
  if (!reader.ok()) return tl::make_unexpected(RequestFault{seq, reader.problem()});
  Request request{std::move(seq), read_verb(reader, object)};
  if (!reader.ok()) return tl::make_unexpected(RequestFault{request.seq, reader.problem()});
  return request;
}

std::string request_to_json(const Request& request, Notation notation) {
  std::string out = "{";
  append_seq(out, request.seq);
  std::visit(VerbWriter{out, notation}, request.verb);
  out += '}';
  return out;
}

}  // namespace casebook::engines
