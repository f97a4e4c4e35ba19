// What `serve` answers to some lines.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "casebook/engines/literal_engine.hpp"
#include "casebook/engines/serve.hpp"

namespace casebook::engines {

inline std::vector<std::string> served(Engine& engine, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  serve(engine, in, out);
  std::vector<std::string> lines;
  std::istringstream answers(out.str());
  for (std::string line; std::getline(answers, line);) lines.push_back(line);
  return lines;
}

inline std::vector<std::string> served(const std::string& input) {
  return served(*make_literal_engine(), input);
}

// The one answer to one request.
inline std::string answer_to(const std::string& line) {
  const auto lines = served(line + "\n");
  return lines.size() == 1 ? lines[0] : "not one answer, but " + std::to_string(lines.size());
}

}  // namespace casebook::engines
