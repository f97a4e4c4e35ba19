// The one engine that a command puts under test: one that is built in, or a program of its own.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "casebook/cli/command.hpp"
#include "casebook/engines/engine.hpp"

namespace casebook::cli {

struct TestedEngine {
  std::unique_ptr<engines::Engine> engine;
  bool is_a_program;  // that speaks the protocol, and may give fewer reasons than ours
};

// Why there is none, and how the command ends.
struct NoEngine {
  std::string why;
  Exit exit;
};

// `name` is the value of --engine, `words` stand after `--`: exactly one of the two is given.
tl::expected<TestedEngine, NoEngine> tested_engine(const std::optional<std::string>& name,
                                                   const std::vector<std::string>& words,
                                                   const std::optional<int>& seconds);

}  // namespace casebook::cli
