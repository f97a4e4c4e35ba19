// The reasons in an answer as short texts, in which scenarios state them and engines give them.
#pragma once

#include <string>

#include "casebook/model/answers.hpp"

namespace casebook {

// How communication goes from one square to the next: "T3 line K12" from an arsenal,
// "K12 redirected K15", "K15 contact K16"; "T3 on-arsenal T3" for a unit on its own arsenal.
std::string to_text(const Link& link);

// Where a line is cut: "T3 at P7"; "T3 at T3" for an arsenal that is silenced.
std::string to_text(const Cut& cut);

// What happened: "M3 removed by retreat.no-room", "K15-K16", "xL15", "*T3", "end of turn",
// "end of war by end.both-arsenals".
std::string to_text(const Event& event);

}  // namespace casebook
