// Where two engines answer a question about one position differently, and the scenario that shows
// it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "casebook/engines/engine.hpp"
#include "casebook/judge/judge.hpp"
#include "casebook/model/position.hpp"
#include "casebook/model/rule_id.hpp"
#include "casebook/model/rulings.hpp"
#include "casebook/scenario/scenario.hpp"

namespace casebook::judge {

struct Disagreement {
  Position position;
  engines::Question question;
  engines::Reply expected;  // by the rules
  engines::Reply given;     // by the engine tested
};

// Kinds of questions, to look for one of them alone.
enum class Topic { communication, attack, moves, turn };

// What a question is about; nothing for deployment and perft.
std::optional<Topic> topic_of(const engines::Question& question);

// What is worth asking about a position, by topic: which units are in communication; an attack on
// each unit; all legal moves; turns of one action: each attack on an enemy unit, each destruction
// of an enemy arsenal, the end of the turn, and some moves, legal and illegal, of each unit of the
// side to move; a few longer turns. At most some two hundred questions.
std::vector<engines::Question> questions_about(const Position& position, Topic topic);

// The first question, topic by topic, on which the two engines differ, both having taken the same
// readings. Whatever the tested one declines is no difference; that it fails is one.
std::optional<Disagreement> first_disagreement(engines::Engine& rules, engines::Engine& tested,
                                               const Position& position,
                                               const std::vector<Topic>& topics,
                                               Refusals refusals = Refusals::exact);

// What differs, in words: "moves: only the engine C1-C2, only the rules D1-B1 D1-B2"; where there
// is no list to compare, both answers as the protocol writes them.
std::string difference_in_words(const Disagreement& disagreement);

// The rule that a disagreement is about: one without which the rules would answer as the engine
// does; else the one that the rules' own answer rests on where the two differ: that of the first
// unit's share that differs, of the violation, of the unit's last link to an arsenal, …
RuleId rule_in_question(const Disagreement& disagreement, const Rulings& rulings);

struct FoundBy {
  std::string id;              // of the scenario
  std::string engine;          // the name of the engine tested
  std::string how;             // "seed 7, case 31": how to find it again; may be empty
  std::optional<RuleId> rule;  // that explains it, if it is known; else rule_in_question()
};

// A scenario with the disagreement's question as its check, the answer being that of the literal
// rules under these readings; `when` names the readings on which it depends. It is marked as
// unconfirmed: no person has worked the answer out yet.
//   to_yaml(scenario_of(*first_disagreement(…), rulings, {"found-1", "bitboard", "", {}}))
scenario::Scenario scenario_of(const Disagreement& disagreement, const Rulings& rulings,
                               const FoundBy& found);

}  // namespace casebook::judge
