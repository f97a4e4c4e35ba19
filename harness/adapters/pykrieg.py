# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts pykrieg (https://github.com/ssjmarx/pykrieg, GPL-3.0) behind Casebook's protocol.

    CASEBOOK_PYKRIEG=/folder/of/pykrieg python3 pykrieg.py [--self-check]

The folder has `src/pykrieg` in it. Its Board is asked, with `enable_networks()`. A smaller map is set
into its board with mountains around it. The readings declared are those that its rules.md states.
"""

import os
import sys

from casebook_adapter import Adapter, run
from casebook_position import EVERY, KINDS, OTHER, Map, Skipped, known

sys.path[:0] = [os.path.join(os.environ.get("CASEBOOK_PYKRIEG", ""), "src")]
try:
    import pykrieg
except ImportError:
    sys.exit("CASEBOOK_PYKRIEG must name the folder of a checkout of pykrieg")

TYPES = dict(zip(KINDS, ("INFANTRY", "CAVALRY", "CANNON", "SWIFT_CANNON", "RELAY", "SWIFT_RELAY")))
WORD_OF = {value: key for key, value in TYPES.items()}
WORDS = {"MOUNTAIN": "mountain", "MOUNTAIN_PASS": "pass", "FORTRESS": "fort"}
TERRAIN = {value: key for key, value in WORDS.items()}
OUTCOMES = {"FAIL": "resists", "RETREAT": "shaken", "CAPTURE": "destroyed"}
BY = {"SURRENDER": "end.surrender", "TOTAL_ANNIHILATION": "end.no-fighting-unit"}


class Pykrieg(Adapter):
    hello = {"engine": "pykrieg", "version": pykrieg.__version__, "language": "Python",
             "source": "https://github.com/ssjmarx/pykrieg",
             "answers": ["communication", "attack", "moves", "turn"],
             "rulings": {"redirecting-needs": "line-or-contact", "units-stop-fire": "enemies",
                         "fast-move-through-isolation": "stops", "all-isolated": "loses",
                         "communications-unit-support": "does-not", "terrain-bonus":
                         "only-when-attacked", "arsenal-destruction": "on-entry-ends-turn"}}
    redirects_by_contact = True  # for this one reading there is a switch

    def rulings(self, wanted):
        taken = super().rulings({**wanted, "redirecting-needs": "line-or-contact"})
        if taken["ok"]:
            self.redirects_by_contact = wanted.get("redirecting-needs") == "line-or-contact"
        return taken

    def start(self):
        first = os.path.dirname(pykrieg.__file__) + "/console/default_starting_position.kfen"
        return pykrieg.reconstruct_board_from_history(pykrieg.read_kfen(first))

    def own_map(self):
        board = self.start()
        terrain = {p: WORDS.get(board.get_terrain(*p)) for p in EVERY}
        owners = {p: (board.get_arsenal_owner(*p) or "").lower() for p in EVERY}
        return Map(terrain=known(terrain), arsenals=known(owners))

    def board(self, position):
        """A board on which the position stands and its turn has not begun."""
        board = pykrieg.Board(self.redirects_by_contact)
        for place, word in position.map.walled().items():
            board.set_terrain(*place, TERRAIN[word])
        for place, side in position.standing().items():
            board.set_arsenal(*place, side.upper())
        for place, (side, kind) in position.units.items():
            board.create_and_place_unit(*place, TYPES[kind], side.upper())
        while board.turn.lower() != position.to_move:
            board.increment_turn()
        board.turn_number = position.turn
        for place in position.moved:  # no call of its own sets who has moved
            board._moved_units.add(place)
            board._moved_unit_ids.add(id(board.get_unit(*place)))
        board.enable_networks()
        return board

    def units_on(self, board):
        return {place: (unit.owner.lower(), WORD_OF[unit.unit_type])
                for place, unit in board.get_all_units().items()}

    def begun(self, position):
        board = self.board(position)
        for place in position.on_duty():
            board.add_pending_retreat(*place)
        board.resolve_retreats()
        return board

    def communication(self, position):
        board = self.board(position)  # it counts arsenals among the units that are online
        online = board.get_online_units("NORTH") | board.get_online_units("SOUTH")
        return online & set(position.units)

    def attack(self, position, place):
        side = position.units[place][0]
        found = self.board(position).calculate_combat(*place, OTHER[side].upper(), side.upper())
        offence, outcome = found["attack_power"], OUTCOMES[found["outcome"].value]
        return {"offence": offence, "defence": found["defense_power"],
                "outcome": outcome if offence else "none"}

    def moves(self, position, of):
        board = self.begun(position)
        return [(start, to) for start in of if board.get_unit(*start)
                for to in board.get_legal_moves(*start) if may_move(board, start, to)]

    def turn(self, position, actions):
        won_before = self.board(position).check_victory()["winner"]
        board = self.begun(position)
        for at, (what, *places) in enumerate(actions):
            if what in ("draw", "destroy"):
                raise Skipped("the engine has no draw that is agreed, and destroys on entry")
            if what == "surrender":
                board.handle_surrender(position.to_move.upper())
                board.increment_turn()
            elif not takes(board, what, places):
                return {"legal": False, "at": at}
        if not board.is_game_over():
            board.end_turn()  # can_end_turn() would refuse only a phase of battle without one
        standing = [p for p in position.standing() if board.get_arsenal_owner(*p)]
        shaken = [p for p in board.get_units_must_retreat()
                  if board.get_unit_owner(*p) == board.turn]
        # It sees an end in what stands on the board; seen before, no turn brought it about.
        return {"legal": True, "position": position.after(self.units_on(board), standing, shaken),
                **({} if won_before else {"end": end_of(board)})}


def takes(board, what, places):
    """Whether the engine takes the action; then it has been played."""
    try:
        if what == "move":
            return may_move(board, *places) and bool(board.make_turn_move(*places[0], *places[1]))
        if board.current_phase == "M":
            board.switch_to_battle_phase()
        return bool(board.make_turn_attack(*places[0]))
    except ValueError:
        return False


def may_move(board, start, to):  # out of its network a unit's effective movement is 0
    return board.validate_move(*start, *to) and board.get_unit(*start).get_effective_movement(board)


def end_of(board):
    if not board.is_game_over():
        return None
    result, winner = board.victory_result, (board.victory_result["winner"] or "").lower() or None
    has_fallen = winner and not board._get_arsenals(OTHER[winner].upper())
    by = "end.both-arsenals" if has_fallen else "end.all-isolated"
    return {"winner": winner, "by": BY.get(result["victory_condition"], by)}


run(Pykrieg(), sys.argv[1:])
