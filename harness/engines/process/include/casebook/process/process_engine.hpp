// A program that speaks the protocol (docs/protocol.md), as an engine.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "casebook/engines/engine.hpp"
#include "casebook/process/command.hpp"

namespace casebook::process {

// Sees every line that goes to the engine (sent) and comes from it, as it is: what comes may hold
// anything.
enum class Direction { sent, heard };
using Log = std::function<void(Direction, std::string_view)>;

// Starts the program and asks it `hello`. In error, with one message: it cannot be started, or has
// not said who it is.
//
// The program goes on running, one process for all questions. Whatever it does, a question has an
// answer within its time: Failure::crashed where the process ended or closed its pipes, timed_out
// where no line came, malformed where the line is too long, no JSON, no answer to this question or
// carries another `seq`. Then the process is killed, with its process group, and the next question
// starts another one, which is told the readings again. After Limits::restarts, or
// Limits::faults_in_a_row, every further question is answered `crashed` at once.
//
// A question that its hello does not list is skipped without being asked. take() returns what the
// program says it cannot take; where it does not know the verb, every ruling that is not as it
// declared it. If it fails at that, the next question is answered by this failure.
tl::expected<std::unique_ptr<engines::Engine>, std::string> make_process_engine(
    const Command& command, const Limits& limits = {}, Log log = {});

}  // namespace casebook::process
