// Engines for tests, as processes.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "casebook/engines/protocol.hpp"
#include "casebook/process/process_engine.hpp"

namespace casebook::process {

inline Command fake(const std::string& mode) {
  return {{CASEBOOK_PYTHON, CASEBOOK_FAKE_ENGINE, mode}};
}

// Long enough for an interpreter to start on a busy machine; a question to an engine that hangs
// costs its whole time.
inline Limits for_tests() {
  Limits limits;
  limits.question = std::chrono::milliseconds(2000);
  return limits;
}

inline std::unique_ptr<engines::Engine> started(const Command& command,
                                                const Limits& limits = for_tests(), Log log = {}) {
  auto engine = make_process_engine(command, limits, std::move(log));
  if (engine) return std::move(*engine);
  ADD_FAILURE() << engine.error();
  return nullptr;
}

inline Position small_position() {
  return *engines::position_from_json(
      R"({"map":"book","to-move":"north","north":{"infantry":["A1","L15"]}})");
}

}  // namespace casebook::process
