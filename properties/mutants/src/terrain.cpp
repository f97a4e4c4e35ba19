// Wrong variants of the rules on terrain.
#include "casebook/literal/derived.hpp"
#include "casebook/literal/violations.hpp"
#include "fault.hpp"

namespace casebook::mutants {
namespace {

using namespace literal;

bool has_terrain(const Case& c, Square square, Terrain terrain) {
  return c.position.board->terrain(square) == terrain;
}

// ---------------------------------------------------------------- terrain.mountain-no-entry
constexpr auto no_entry = rule::terrain_mountain_no_entry;

Verdict only_its_last_square_matters(const Case& c, const Move& move) {
  if (!has_terrain(c, move.to, Terrain::mountain)) return std::nullopt;
  return violation::at(no_entry, move.to);
}
Verdict only_its_way_matters(const Case& c, const Move& move) {
  if (has_terrain(c, move.to, Terrain::mountain)) return std::nullopt;
  return as_written<&RuleBook::mountain_refuses_entry>(c, move);
}
Verdict a_mountain_beside_the_way_refuses(const Case& c, const Move& move) {
  for (const Square middle : middle_squares(c, move))
    if (has_terrain(c, middle, Terrain::mountain)) return violation::at(no_entry, middle);
  return as_written<&RuleBook::mountain_refuses_entry>(c, move);
}
Verdict a_pass_refuses_entry(const Case& c, const Move& move) {
  if (has_terrain(c, move.to, Terrain::pass)) return violation::at(no_entry, move.to);
  return as_written<&RuleBook::mountain_refuses_entry>(c, move);
}
Verdict a_pass_cannot_be_ridden_over(const Case& c, const Move& move) {
  const Squares free = free_middle_squares(c, move);
  const Squares others = free - c.position.board->squares_with(Terrain::pass);
  if (!free.empty() && others.empty()) return violation::between(no_entry, move.from, move.to);
  return as_written<&RuleBook::mountain_refuses_entry>(c, move);
}
Verdict a_fort_refuses_cavalry(const Case& c, const Move& move) {
  if (has_terrain(c, move.to, Terrain::fort) && kind_at(c, move.from) == Kind::cavalry) {
    return violation::at(no_entry, move.to);
  }
  return as_written<&RuleBook::mountain_refuses_entry>(c, move);
}
Verdict communications_units_climb(const Case& c, const Move& move) {
  if (is_communications_unit(kind_at(c, move.from))) return std::nullopt;
  return as_written<&RuleBook::mountain_refuses_entry>(c, move);
}

// ---------------------------------------------------------------- terrain.mountain-stops-fire
bool a_pass_stops_fire(const Case& c, Square square) {
  return has_terrain(c, square, Terrain::mountain) || has_terrain(c, square, Terrain::pass);
}
bool a_fort_stops_fire(const Case& c, Square square) {
  return has_terrain(c, square, Terrain::mountain) || has_terrain(c, square, Terrain::fort);
}
bool an_arsenal_stops_fire(const Case& c, Square square) {
  return has_terrain(c, square, Terrain::mountain) || c.position.standing_arsenal(square);
}

// ---------------------------------------------------------------- terrain.mountain-cuts-line
bool a_pass_ends_lines(const Case& c, Side, Square square) {
  return has_terrain(c, square, Terrain::mountain) || has_terrain(c, square, Terrain::pass);
}
bool a_fort_ends_lines(const Case& c, Side, Square square) {
  return has_terrain(c, square, Terrain::mountain) || has_terrain(c, square, Terrain::fort);
}
bool mountains_end_souths_lines_only(const Case& c, Side side, Square square) {
  return side == Side::south && has_terrain(c, square, Terrain::mountain);
}
bool mountains_end_norths_lines_only(const Case& c, Side side, Square square) {
  return side == Side::north && has_terrain(c, square, Terrain::mountain);
}

// ---------------------------------------------------------------- terrain.one-unit-per-square
constexpr auto one_unit = rule::terrain_one_unit_per_square;

Verdict friends_share_a_square(const Case& c, const Move& move) {
  if (c.position.units.holds(move.to, c.position.to_move)) return std::nullopt;
  return as_written<&RuleBook::one_unit_per_square>(c, move);
}
Verdict enemies_are_taken_by_displacement(const Case& c, const Move& move) {
  if (c.position.units.holds(move.to, opponent(c.position.to_move))) return std::nullopt;
  return as_written<&RuleBook::one_unit_per_square>(c, move);
}
Verdict communications_units_share_a_square(const Case& c, const Move& move) {
  const auto there = c.position.units.at(move.to);
  if (there && is_communications_unit(there->kind)) return std::nullopt;
  return as_written<&RuleBook::one_unit_per_square>(c, move);
}
Verdict an_own_arsenal_cannot_be_entered(const Case& c, const Move& move) {
  if (c.position.standing_arsenal(move.to) == c.position.to_move) {
    return violation::at(one_unit, move.to);
  }
  return as_written<&RuleBook::one_unit_per_square>(c, move);
}
Verdict an_enemy_arsenal_cannot_be_entered(const Case& c, const Move& move) {
  if (c.position.standing_arsenal(move.to) == opponent(c.position.to_move)) {
    return violation::at(one_unit, move.to);
  }
  return as_written<&RuleBook::one_unit_per_square>(c, move);
}

// ---------------------------------------------------------------- terrain.fort-serves-occupant
bool a_fort_serves_its_territory(const Case&, Side occupant, Square fort) {
  return territory_of(fort) == occupant;
}
bool a_fort_serves_the_invader(const Case&, Side occupant, Square fort) {
  return territory_of(fort) != occupant;
}
bool a_fort_serves_infantry_only(const Case& c, Side, Square fort) {
  return kind_at(c, fort) == Kind::infantry;
}
bool a_fort_serves_the_side_to_move(const Case& c, Side occupant, Square) {
  return c.position.to_move == occupant;
}

constexpr Fault faults[] = {
    fault<&RuleBook::mountain_refuses_entry, only_its_last_square_matters>(
        "a-mountain-can-be-ridden-over", no_entry, "a two-square move passes over mountains"),
    fault<&RuleBook::mountain_refuses_entry, only_its_way_matters>(
        "a-mountain-can-be-entered", no_entry, "a move may end on a mountain"),
    fault<&RuleBook::mountain_refuses_entry, a_mountain_beside_the_way_refuses>(
        "a-mountain-beside-the-way-refuses", no_entry,
        "a two-square move is refused if any of its middle squares is a mountain"),
    fault<&RuleBook::mountain_refuses_entry, a_pass_refuses_entry>(
        "a-pass-cannot-be-entered", rule::terrain_pass_open, "a mountain pass cannot be entered"),
    fault<&RuleBook::mountain_refuses_entry, a_pass_cannot_be_ridden_over>(
        "a-pass-cannot-be-ridden-over", rule::terrain_pass_open,
        "no two-square move leads over a pass"),
    fault<&RuleBook::mountain_refuses_entry, a_fort_refuses_cavalry>(
        "a-fort-refuses-cavalry", no_entry, "cavalry cannot enter a fort"),
    fault<&RuleBook::mountain_refuses_entry, communications_units_climb>(
        "communications-units-climb", no_entry, "communications units cross mountains"),
    fault<&RuleBook::mountain_stops_fire, a_pass_stops_fire>(
        "a-pass-stops-fire", rule::terrain_pass_open, "fire does not cross a pass"),
    fault<&RuleBook::mountain_stops_fire, a_fort_stops_fire>(
        "a-fort-stops-fire", rule::terrain_mountain_stops_fire, "fire does not cross a fort"),
    fault<&RuleBook::mountain_stops_fire, an_arsenal_stops_fire>("an-arsenal-stops-fire",
                                                                 rule::terrain_mountain_stops_fire,
                                                                 "fire does not cross an arsenal"),
    fault<&RuleBook::mountain_cuts_line, a_pass_ends_lines>(
        "a-pass-ends-lines", rule::terrain_pass_open, "lines of communication end before a pass"),
    fault<&RuleBook::mountain_cuts_line, a_fort_ends_lines>(
        "a-fort-ends-lines", rule::terrain_mountain_cuts_line,
        "lines of communication end before a fort"),
    fault<&RuleBook::mountain_cuts_line, mountains_end_souths_lines_only>(
        "mountains-end-souths-lines-only", rule::terrain_mountain_cuts_line,
        "North's lines of communication cross mountains"),
    fault<&RuleBook::mountain_cuts_line, mountains_end_norths_lines_only>(
        "mountains-end-norths-lines-only", rule::terrain_mountain_cuts_line,
        "South's lines of communication cross mountains"),
    fault<&RuleBook::one_unit_per_square, friends_share_a_square>(
        "friends-share-a-square", one_unit, "a unit may end its move on one of its own side"),
    fault<&RuleBook::one_unit_per_square, enemies_are_taken_by_displacement>(
        "enemies-are-taken-by-displacement", one_unit,
        "a unit may end its move on an enemy unit, as in chess"),
    fault<&RuleBook::one_unit_per_square, communications_units_share_a_square>(
        "communications-units-share-a-square", one_unit,
        "a unit may end its move on a communications unit"),
    fault<&RuleBook::one_unit_per_square, an_own_arsenal_cannot_be_entered>(
        "an-own-arsenal-cannot-be-entered", one_unit, "a unit cannot enter its side's arsenal"),
    fault<&RuleBook::one_unit_per_square, an_enemy_arsenal_cannot_be_entered>(
        "an-enemy-arsenal-cannot-be-entered", one_unit, "a unit cannot enter an enemy arsenal"),
    fault<&RuleBook::fort_serves, a_fort_serves_its_territory>(
        "a-fort-serves-its-territory", rule::terrain_fort_serves_occupant,
        "a fort helps only the side in whose territory it lies"),
    fault<&RuleBook::fort_serves, a_fort_serves_the_invader>(
        "a-fort-serves-the-invader", rule::terrain_fort_serves_occupant,
        "a fort helps only the side from the other territory"),
    fault<&RuleBook::fort_serves, a_fort_serves_infantry_only>(
        "a-fort-serves-infantry-only", rule::terrain_fort_serves_occupant,
        "a fort helps infantry, and not artillery"),
    fault<&RuleBook::fort_serves, a_fort_serves_the_side_to_move>(
        "a-fort-serves-the-side-to-move", rule::terrain_fort_serves_occupant,
        "a fort helps only the side whose turn it is"),
};

}  // namespace

std::span<const Fault> terrain_faults() { return faults; }

}  // namespace casebook::mutants
