#include "casebook/engines/serve.hpp"

#include <exception>
#include <optional>
#include <string>

#include "casebook/engines/protocol.hpp"
#include "casebook/model/limits.hpp"

namespace casebook::engines {
namespace {

enum class LineState { whole, too_long, none };

// Reads up to the next line break. Of a line that is too long nothing is kept.
LineState read_line(std::streambuf& in, std::string& line) {
  using Traits = std::streambuf::traits_type;
  line.clear();
  auto state = LineState::none;
  for (auto c = in.sbumpc(); !Traits::eq_int_type(c, Traits::eof()); c = in.sbumpc()) {
    if (state == LineState::none) state = LineState::whole;
    if (c == '\n') return state;
    if (state == LineState::too_long) continue;
    if (line.size() == limits::protocol_line) {
      state = LineState::too_long;
      line.clear();
      line.shrink_to_fit();
    } else {
      line += Traits::to_char_type(c);
    }
  }
  return state;
}

bool is_blank(const std::string& line) {
  return line.find_first_not_of(" \t\r") == std::string::npos;
}

// Carries out one request: the line to answer, or nothing for `bye`.
struct Answerer {
  Engine& engine;
  const std::string& seq;

  std::optional<std::string> operator()(const HelloRequest&) const {
    return hello_to_json(engine.introduction(), seq);
  }
  std::optional<std::string> operator()(const RulingsRequest& request) const {
    if (!request.unknown.empty()) return taken_to_json(request.unknown, seq);
    std::vector<std::string> cannot;
    for (const Ruling ruling : engine.take(request.rulings)) cannot.emplace_back(name(ruling));
    return taken_to_json(cannot, seq);
  }
  std::optional<std::string> operator()(const AskRequest& request) const {
    return reply_to_json(engine.ask(request.position, request.question), request.question, seq);
  }
  std::optional<std::string> operator()(const ByeRequest&) const { return std::nullopt; }
};

std::optional<std::string> answer(Engine& engine, const std::string& line) {
  const auto request = request_from_json(line);
  if (!request) return error_to_json(request.error().message, request.error().seq);
  try {
    return std::visit(Answerer{engine, request->seq}, request->verb);
  } catch (const std::exception& error) {
    return error_to_json(std::string("the engine failed: ") + error.what(), request->seq);
  }
}

std::string too_long() {
  return error_to_json("the line is longer than " + std::to_string(limits::protocol_line) +
                       " bytes: write one request a line");
}

}  // namespace

void serve(Engine& engine, std::istream& in, std::ostream& out) {
  std::string line;
  while (out.good()) {
    const LineState state = read_line(*in.rdbuf(), line);
    if (state == LineState::none) return;
    if (state == LineState::whole && is_blank(line)) continue;
    const std::optional<std::string> answered =
        state == LineState::too_long ? too_long() : answer(engine, line);
    if (!answered) return;
    out << *answered << '\n' << std::flush;
  }
}

}  // namespace casebook::engines
