#include "sights.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace casebook::judge {
namespace {

using Subject = Sights::Subject;

Squares set_of(const std::vector<Square>& squares) {
  Squares set;
  for (const Square square : squares) set.insert(square);
  return set;
}

Squares on_board(const Squares& squares, const Board& board) {
  Squares kept;
  for (const Square square : squares)
    if (board.contains(square)) kept.insert(square);
  return kept;
}

// The first square that only one of the two sets holds.
std::optional<Square> difference(const Squares& a, const Squares& b) {
  for (const Square square : a | b)
    if (a.contains(square) != b.contains(square)) return square;
  return std::nullopt;
}

SightsPointer seen(Sights sights) { return std::make_shared<const Sights>(std::move(sights)); }

std::map<Square, int> on_board(const std::map<Square, int>& counting, const Board& board) {
  std::map<Square, int> kept;
  for (const auto& unit : counting)
    if (unit.second != 0 && board.contains(unit.first)) kept.insert(unit);
  return kept;
}

std::optional<Square> difference(const std::map<Square, int>& a, const std::map<Square, int>& b) {
  const auto apart = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (apart.first == a.end() && apart.second == b.end()) return std::nullopt;
  if (apart.first == a.end()) return apart.second->first;
  if (apart.second == b.end()) return apart.first->first;
  return std::min(apart.first->first, apart.second->first);
}

// Where the unit on `from` can move, of those moves.
Squares reached_from(Square from, const std::vector<Move>& moves) {
  Squares squares;
  for (const Move& move : moves)
    if (move.from == from) squares.insert(move.to);
  return squares;
}

// The unit that the first difference is about.
std::optional<Square> mover(const scenario::MovesCheck& check, const std::vector<Move>& got) {
  if (check.of) return check.of;
  std::vector<Move> all = check.all;
  all.insert(all.end(), got.begin(), got.end());
  std::sort(all.begin(), all.end());
  const auto holds = [](const std::vector<Move>& moves, const Move& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  };
  for (const Move& move : all)
    if (!holds(check.all, move) || !holds(got, move)) return move.from;
  return std::nullopt;
}

SightsPointer positions(const Position& expected, const Position& got, Square first,
                        const Squares& about) {
  return seen({Subject::position, {expected, {}, {}}, {got, {}, {}}, first, about});
}

}  // namespace

SightsPointer sights_of(const scenario::CommunicationCheck& check,
                        const engines::CommunicationReply& reply, const Position& position) {
  const Squares out = set_of(check.out);
  const Squares asked = set_of(check.in) | out;
  Squares got;
  for (const Square square : asked)
    if (!reply.in.contains(square)) got.insert(square);
  const auto first = difference(out, got);
  if (!first) return nullptr;
  return seen({Subject::communication, {position, out, {}}, {position, got, {}}, *first, asked});
}

SightsPointer sights_of(const scenario::AttackCheck& check, const engines::AttackReply& reply,
                        const Position& position) {
  if (!check.counting || !reply.counting) return nullptr;
  const auto expected = on_board(*check.counting, *position.board);
  const auto got = on_board(*reply.counting, *position.board);
  const auto first = difference(expected, got);
  if (!first) return nullptr;
  Squares about;
  about.insert(check.square);
  for (const auto* counting : {&expected, &got})
    for (const auto& unit : *counting) about.insert(unit.first);
  return seen(
      {Subject::counting, {position, {}, {}, expected}, {position, {}, {}, got}, *first, about});
}

SightsPointer sights_of(const scenario::MovesCheck& check, const engines::MovesReply& reply,
                        const Position& position) {
  const auto of = mover(check, reply.moves);
  if (!of || !position.board->contains(*of)) return nullptr;
  const Squares expected = check.of ? set_of(check.to) : reached_from(*of, check.all);
  const Squares got = on_board(reached_from(*of, reply.moves), *position.board);
  const auto first = difference(expected, got);
  if (!first) return nullptr;
  Squares about = expected | got;
  about.insert(*of);
  return seen({Subject::moves, {position, {}, expected}, {position, {}, got}, *first, about});
}

SightsPointer sights_of(const scenario::StandsCheck& check, const Position& returned) {
  Position expected = returned;
  std::optional<Square> first;
  Squares about;
  for (const auto& stands : check.stands) {
    about.insert(stands.first);
    if (returned.units.at(stands.first) == stands.second) continue;
    if (!first) first = stands.first;
    if (expected.units.holds(stands.first)) expected.units.remove(stands.first);
    if (stands.second) expected.units.place(stands.first, *stands.second);
  }
  return first ? positions(expected, returned, *first, about) : nullptr;
}

SightsPointer sights_of(const scenario::ShakenCheck& check, const Position& returned) {
  Position expected = returned;
  expected.shaken.reset();
  if (!check.squares.empty()) expected.shaken = check.squares.front();
  if (expected.shaken == returned.shaken) return nullptr;
  Squares about;
  for (const auto& shaken : {expected.shaken, returned.shaken})
    if (shaken) about.insert(*shaken);
  return positions(expected, returned, *about.begin(), about);
}

SightsPointer sights_of(const scenario::DestroyedArsenalsCheck& check, const Position& returned) {
  Position expected = returned;
  expected.destroyed_arsenals = set_of(check.squares);
  const auto first = difference(expected.destroyed_arsenals, returned.destroyed_arsenals);
  if (!first) return nullptr;
  return positions(expected, returned, *first,
                   expected.destroyed_arsenals | returned.destroyed_arsenals);
}

}  // namespace casebook::judge
