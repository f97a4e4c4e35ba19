#include "casebook/judge/perft.hpp"

#include "casebook/bitboard/game.hpp"
#include "casebook/judge/agreement.hpp"

namespace casebook::judge {
namespace {

using engines::PerftQuestion;
using engines::PerftReply;
using engines::Reply;

// The legal actions of a position, each with the position after it.
class Actions {
 public:
  Actions(const Position& position, const Rulings& rulings)
      : game_(position, bitboard::Rules(position.board, rulings)) {}

  std::vector<Action> all() const { return game_.actions(); }

  struct After {
    Position position;
    bool is_over;
  };
  After after(const Action& action) {
    game_.make(action);
    After after{game_.position(), game_.end().has_value()};
    game_.unmake();
    return after;
  }

 private:
  bitboard::Game game_;
};

// After the end of the war there are no actions.
Reply count(engines::Engine& engine, const Actions::After& after, int depth) {
  if (after.is_over) return PerftReply{depth == 0 ? 1ULL : 0ULL};
  if (depth == 0) return PerftReply{1};
  return engine.ask(after.position, PerftQuestion{depth});
}

const std::vector<Topic> every_topic{Topic::communication, Topic::attack, Topic::moves,
                                     Topic::turn};

}  // namespace

std::vector<Divided> divide(engines::Engine& engine, const Position& position,
                            const Rulings& rulings, int depth, const DivideProgress& progress) {
  Actions actions(position, rulings);
  const std::vector<Action> all = actions.all();
  std::vector<Divided> divided;
  for (const Action& action : all) {
    divided.push_back({action, count(engine, actions.after(action), depth - 1)});
    progress(divided.size(), all.size());
  }
  return divided;
}

std::optional<Bisected> bisect(engines::Engine& rules, engines::Engine& tested,
                               const Position& position, const Rulings& rulings, int depth) {
  if (auto found = first_disagreement(rules, tested, position, every_topic)) {
    return Bisected{{}, position, std::move(found), {}, {}};
  }
  if (depth == 0) return std::nullopt;
  Reply expected = rules.ask(position, PerftQuestion{depth});
  Reply given = tested.ask(position, PerftQuestion{depth});
  if (agrees(given, expected)) return std::nullopt;
  Actions actions(position, rulings);
  for (const Action& action : actions.all()) {
    const Actions::After after = actions.after(action);
    if (agrees(count(tested, after, depth - 1), count(rules, after, depth - 1))) continue;
    auto found = bisect(rules, tested, after.position, rulings, depth - 1);
    if (!found) continue;
    found->line.insert(found->line.begin(), action);
    return found;
  }
  return Bisected{{}, position, std::nullopt, std::move(expected), std::move(given)};
}

}  // namespace casebook::judge
