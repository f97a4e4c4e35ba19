#include "given_position.hpp"

#include "casebook/corpus/files.hpp"
#include "casebook/corpus/read.hpp"
#include "casebook/engines/protocol.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/model/limits.hpp"
#include "rulings_spec.hpp"

namespace casebook::cli {
namespace {

using Text = tl::expected<std::string, std::string>;

bool is_json(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first != std::string::npos && text[first] == '{';
}

Text standard_input(std::istream& in) {
  std::string text(limits::protocol_line + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() <= limits::protocol_line) return text;
  return tl::unexpected("standard input holds more than " + std::to_string(limits::protocol_line) +
                        " bytes");
}

Text text_of(const std::string& argument, Console& console) {
  if (argument == "-") return standard_input(console.in);
  if (is_json(argument)) return argument;
  const auto text = corpus::read_file(argument, limits::protocol_line);
  if (!text) return tl::unexpected(corpus::to_text(text.error()));
  return *text;
}

tl::expected<GivenPosition, std::string> from_json(const std::string& text,
                                                   const std::string& name) {
  const auto position = engines::position_from_json(text);
  if (!position) return tl::unexpected(name + ": " + position.error());
  return GivenPosition{*position, Rulings{}};
}

tl::expected<GivenPosition, std::string> from_scenario(const std::string& text,
                                                       const std::string& name) {
  const auto scenario = corpus::read_scenario(text, name);
  if (scenario) return GivenPosition{scenario->position, judge::runs_of(*scenario).front()};
  std::string message;
  for (const corpus::FileError& error : scenario.error())
    message += (message.empty() ? "" : "\n") + corpus::to_text(error);
  return tl::unexpected(message);
}

std::string name_of(const std::string& argument) {
  if (argument == "-") return "standard input";
  return is_json(argument) ? "the position" : argument;
}

}  // namespace

tl::expected<GivenPosition, std::string> given_position(const std::optional<std::string>& argument,
                                                        const std::vector<std::string>& specs,
                                                        Console& console) {
  const auto rulings = rulings_from(specs);
  if (!rulings) return tl::unexpected(rulings.error());
  if (!argument) return tl::unexpected(std::string("say which position: ") + given_position_help);
  const Text text = text_of(*argument, console);
  if (!text) return tl::unexpected(text.error());
  const std::string name = name_of(*argument);
  auto given = is_json(*text) ? from_json(*text, name) : from_scenario(*text, name);
  if (given && *rulings) given->rulings = **rulings;
  return given;
}

tl::expected<Square, std::string> square_from(const std::string& option, const std::string& text) {
  if (const auto square = Square::parse(text)) return *square;
  return tl::unexpected(option + ": `" + text.substr(0, 40) +
                        "` is no square; write its row A-T and its column 1-25, as L15");
}

}  // namespace casebook::cli
