// The words in which checks and answers are reported: one form for both, so that they can be
// compared by eye.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/model/answers.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

// "attack C7", "moves of K15", "turn K15-K16 xL15", "stands".
std::string question(const scenario::Check& check);
// "offence 8, defence 10"; "in J15 K15; out L15"; "refused by move.speed".
std::string expected(const scenario::Check& check);

// "J15 K15"; "none" for none.
std::string in_words(const std::vector<Square>& squares);
// "K15-K16 K15-L15"; "none" for none.
std::string in_words(const std::vector<Move>& moves);
// "J15 4, K15 4"; "nobody" for none.
std::string in_words(const std::map<Square, int>& counting);
// "J15 by fire.range, K15 by clash.needs-communication"; "nobody" for none.
std::string in_words(const std::map<Square, std::string>& reasons);
// "A3 line A7, A7 contact B7"; "none" for none.
std::string listed(const std::vector<std::string>& texts);
// The names of the rules.
std::map<Square, std::string> names_of(const std::map<Square, RuleId>& reasons);
// "south infantry"; "nobody".
std::string in_words(const std::optional<Unit>& unit);
// "none"; "north by end.both-arsenals"; "nobody by end.draw-agreed".
std::string in_words(const std::optional<End>& end);
// "in J15; out K15", without a part that has no squares.
std::string communication_in_words(const std::vector<Square>& in, const std::vector<Square>& out);
// "refused by move.speed, turn.five-moves"; "refused" where no rule is named.
std::string refused_by(const std::vector<std::string>& rules);
// "K15-K18 is refused by move.speed", with the action of the text that `reply` points at.
std::string refusal_in_words(const std::string& play, const engines::IllegalTurnReply& reply);

// In reading order.
std::vector<Square> list_of(const Squares& squares);

// The names of rules, sorted, each once.
std::vector<std::string> names_of(const std::vector<RuleId>& rules);

// The texts with `between` between them.
std::string joined(const std::vector<std::string>& texts, std::string_view between);

}  // namespace casebook::judge
