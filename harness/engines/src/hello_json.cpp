#include "map_json.hpp"
#include "reader.hpp"

namespace casebook::engines {
namespace {

std::vector<std::string> every_question() {
  std::vector<std::string> names;
  for (const Question& question :
       {Question{CommunicationQuestion{}}, Question{AttackQuestion{Square(0, 0)}},
        Question{MovesQuestion{}}, Question{TurnQuestion{}}, Question{DeploymentQuestion{}},
        Question{PerftQuestion{}}})
    names.emplace_back(name(question));
  return names;
}

void append_pair(std::string& out, std::string_view key, std::string_view text) {
  append_key(out, key);
  json::append_text(out, text);
}

std::string text_or_nothing(Reader& reader, const json::Object& hello, std::string_view key) {
  const json::Value* value = find(hello, key);
  return value == nullptr ? std::string() : reader.text(*value, key);
}

Notation read_notation(Reader& reader, const json::Object& hello) {
  const std::string notation = text_or_nothing(reader, hello, "notation");
  if (notation == "spreadsheet") return Notation::spreadsheet;
  if (!notation.empty() && notation != "book") {
    reader.fail("notation", R"(write "book" or "spreadsheet", not )" + quoted(notation));
  }
  return Notation::book;
}

Rulings read_declared(Reader& reader, const json::Object& hello) {
  const json::Value* value = find(hello, "rulings");
  if (value == nullptr) return {};
  const RulingsRequest declared = read_rulings(reader, *value);
  if (!declared.unknown.empty()) {
    reader.fail("rulings", quoted(declared.unknown.front()) +
                               " is no ruling, or what is declared for it is none of its readings");
  }
  return declared.rulings;
}

Hello read_hello(Reader& reader, const json::Object& line) {
  Hello hello;
  Introduction& introduction = hello.introduction;
  if (const auto* engine = reader.required(line, "engine", "hello")) {
    introduction.engine = reader.text(*engine, "engine");
  }
  introduction.version = text_or_nothing(reader, line, "version");
  introduction.language = text_or_nothing(reader, line, "language");
  introduction.source = text_or_nothing(reader, line, "source");
  const json::Value* answers = find(line, "answers");
  introduction.answers = answers == nullptr ? every_question() : reader.texts(*answers, "answers");
  introduction.rulings = read_declared(reader, line);
  hello.notation = read_notation(reader, line);
  return hello;
}

std::vector<std::string> read_taken(Reader& reader, const json::Object& line) {
  const json::Value* ok = reader.required(line, "ok", "rulings");
  if (ok == nullptr || reader.yes_or_no(*ok, "ok")) return {};
  const json::Value* cannot = reader.required(line, "cannot", "rulings");
  if (cannot == nullptr) return {};
  std::vector<std::string> names = reader.texts(*cannot, "cannot");
  if (names.empty()) reader.fail("cannot", "name the rulings that cannot be taken");
  return names;
}

template <class Answer>
tl::expected<Answer, std::string> read_line(std::string_view text,
                                            Answer (*read)(Reader&, const json::Object&)) {
  const json::Parsed parsed = json::parse(text);
  if (!parsed.fault.empty()) return tl::make_unexpected(parsed.fault);
  Reader reader(Notation::book);
  Answer answer = read(reader, reader.object(parsed.value, "line"));
  if (!reader.ok()) return tl::make_unexpected(reader.problem());
  return answer;
}

}  // namespace

std::string hello_to_json(const Introduction& introduction, std::string_view seq) {
  std::string out = "{";
  append_seq(out, seq);
  json::append_text(out, "engine");
  out += ':';
  json::append_text(out, introduction.engine);
  append_pair(out, "version", introduction.version);
  append_pair(out, "language", introduction.language);
  append_pair(out, "source", introduction.source);
  append_key(out, "answers");
  append_texts(out, introduction.answers);
  append_key(out, "rulings");
  append_rulings(out, introduction.rulings);
  append_pair(out, "notation", "book");
  out += '}';
  return out;
}

tl::expected<Hello, std::string> hello_from_json(std::string_view line) {
  return read_line<Hello>(line, read_hello);
}

std::string taken_to_json(const std::vector<std::string>& cannot, std::string_view seq) {
  std::string out = "{";
  append_seq(out, seq);
  if (cannot.empty()) return out + R"("ok":true})";
  out += R"("ok":false,"cannot":)";
  append_texts(out, cannot);
  out += '}';
  return out;
}

std::optional<std::string> error_from_json(std::string_view line) {
  const json::Parsed parsed = json::parse(line);
  const auto* object = std::get_if<json::Object>(&parsed.value.is);
  if (!parsed.fault.empty() || object == nullptr) return std::nullopt;
  const json::Value* error = find(*object, "error");
  if (error == nullptr) return std::nullopt;
  const auto* why = std::get_if<std::string>(&error->is);
  return why == nullptr ? std::string() : *why;
}

tl::expected<std::vector<std::string>, std::string> taken_from_json(std::string_view line) {
  return read_line<std::vector<std::string>>(line, read_taken);
}

}  // namespace casebook::engines
