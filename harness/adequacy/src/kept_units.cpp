#include "kept_units.hpp"

#include <array>

namespace casebook::adequacy {
namespace {

constexpr std::string_view the_war_goes_on =
    "the war goes on whatever an engine removes in the attack";
constexpr std::string_view stands_beside =
    "it stands beside the line, which is what the case shows";

constexpr std::array<KeptUnits, 29> kept{{
    {"arsenals/a-side-cannot-destroy-its-own-arsenal", "A4 D4",
     "the two who would destroy what is no enemy arsenal"},
    {"arsenals/an-empty-arsenal-is-no-target", "F4 F5",
     "with an attacker in range only the empty square refuses the attack"},
    {"arsenals/an-isolated-unit-where-no-destruction-is-declared", "B1",
     "without it North's army would be wholly isolated"},
    {"communication/a-friend-on-the-arsenal-does-not-silence-it", "B1",
     "the friend on the arsenal"},
    {"communication/enemies-cannot-cut-contact", "A5 B4", stands_beside},
    {"communication/the-path-with-the-fewest-links", "D4", "a second path of the same length"},
    {"end/a-side-that-never-had-a-fighting-unit", "G7", "the only unit of its side"},
    {"end/an-earlier-end-goes-first", "E1", "what is left is isolated and would end the war again"},
    {"end/one-fighting-unit-is-left", "F7", "what is left is one fighting unit and another unit"},
    {"end/surrender-after-five-moves", "A1 A2 B4 C4 D4", "the five that have moved"},
    {"movement/a-ride-past-the-enemy", "B3 D3", "the enemies that do not stop the ride"},
    {"movement/three-squares-are-refused-for-their-length-alone", "A2 B2",
     "the units that close every way"},
    {"one-point-retreats/a-retreat-towards-the-enemy", "B6 C5", "the enemies it retreats to"},
    {"one-point-retreats/an-isolated-shaken-garrison-is-lost", "C3", "the unit that is lost"},
    {"one-point-retreats/no-way-out-of-the-corner", "A1", "the unit that is lost"},
    {"severing/a-line-passes-diagonally-between-two-enemies", "B3 C2", stands_beside},
    {"severing/a-unit-is-cut-off-and-destroyed-in-one-turn", "F7", the_war_goes_on},
    {"severing/destroying-the-cutter-restores-the-line", "A7", the_war_goes_on},
    {"severing/one-arsenal-is-occupied-and-the-other-serves", "E2",
     "where an enemy arsenal blocks the line, E3 is in communication through it alone"},
    {"support/any-enemy-unit-is-a-target", "E9", the_war_goes_on},
    {"support/no-attacker-can-be-left-out", "C11", the_war_goes_on},
    {"support/only-an-enemy-unit-can-be-attacked", "C5", "the unit of the attacker's own side"},
    {"support/who-adds-nothing-and-why", "A6", "out of line, so that nobody speaks of it"},
    {"turn/a-lead-of-one-point-shakes", "F7", the_war_goes_on},
    {"turn/a-turn-by-both-sides-from-the-common-opening", "*", "an opening from the book, whole"},
    {"turn/equal-strength-is-resisted", "F7", the_war_goes_on},
    {"turn/five-marks-leave-the-attack", "F7", the_war_goes_on},
    {"turn/nothing-moves-after-the-attack", "F7", the_war_goes_on},
    {"turn/only-own-units-move", "F7", the_war_goes_on},
}};

}  // namespace

std::span<const KeptUnits> kept_units() { return kept; }

}  // namespace casebook::adequacy
