# SPDX-License-Identifier: MIT
"""Puts the GameEngine of https://github.com/AastikTripathi/LE-JEU-DE-LA-GUERRE behind the protocol.

    CASEBOOK_AASTIK=/folder/of/LE-JEU-DE-LA-GUERRE python3 aastik.py [--self-check]

The folder has `backend/engine.py` in it, which needs nothing else. That engine answers single
questions: turns, the five moves, retreats and the end of a war are its server's, and are skipped.
It has no mounted kinds of artillery and communications: but for their speed its foot kinds do.
"""

import importlib.util
import os
import sys

from casebook_adapter import Adapter, run
from casebook_position import EVERY, OTHER, Map, Skipped

PATH = os.path.join(os.environ.get("CASEBOOK_AASTIK", ""), "backend", "engine.py")
if not os.path.isfile(PATH):
    sys.exit("CASEBOOK_AASTIK must name the folder of a checkout of LE-JEU-DE-LA-GUERRE")
spec = importlib.util.spec_from_file_location("aastik_engine", PATH)
aastik_engine = importlib.util.module_from_spec(spec)
spec.loader.exec_module(aastik_engine)

TYPES = {"infantry": "Infantry", "cavalry": "Cavalry", "foot-artillery": "Artillery",
         "horse-artillery": "Artillery", "foot-communications": "Relay",
         "mounted-communications": "Relay"}
MOUNTED = ("horse-artillery", "mounted-communications")
OUTCOMES = {"FAIL": "resists", "RETREAT": "shaken", "DESTROY": "destroyed"}


class Aastik(Adapter):
    hello = {"engine": "LE-JEU-DE-LA-GUERRE", "version": "GameEngine", "language": "Python",
             "source": "https://github.com/AastikTripathi/LE-JEU-DE-LA-GUERRE",
             "answers": ["communication", "attack", "moves"],
             "rulings": {"isolated-communications-unit": "defends-with-zero",
                         "all-isolated": "loses"}}

    def start(self):
        return None  # the opening is its server's

    def own_map(self):
        engine, own = aastik_engine.GameEngine(), Map()
        own.arsenals = {swap(p): side.lower() for side, places in engine.arsenals.items()
                        for p in places}
        for word, places in (("mountain", engine.mountains), ("pass", engine.passes),
                             ("fort", engine.fortresses)):
            own.terrain.update({swap(p): word for p in places if swap(p) not in own.arsenals})
        return own

    def board(self, position):
        """The engine with the position's map, and the units as it wants them: (x, y) from 0."""
        engine, standing = aastik_engine.GameEngine(), position.standing()
        engine.cols, engine.rows = position.map.columns, position.map.rows
        places = {word: {swap(p) for p, found in position.map.terrain.items() if found == word}
                  for word in ("mountain", "pass", "fort")}
        engine.mountains, engine.passes = places["mountain"], places["pass"]
        # As on its own map and on those its server makes, an arsenal is among the fortresses too.
        engine.fortresses = places["fort"] | {swap(p) for p in standing}
        engine.arsenals = {side.capitalize(): {swap(p) for p in standing if standing[p] == side}
                           for side in OTHER}
        units = [{"id": f"{p}", "side": side.capitalize(), "type": TYPES[kind], "x": p[1],
                  "y": p[0], "kind": kind} for p, (side, kind) in position.units.items()]
        return engine, units

    def units_on(self, board):
        return {(u["y"], u["x"]): (u["side"].lower(), u["kind"]) for u in board[1]} if board else {}

    def communication(self, position):
        engine, units = self.board(position)
        connected = (engine.get_connected_units(units, "North")
                     | engine.get_connected_units(units, "South"))
        return [p for p in position.units if f"{p}" in connected]

    def attack(self, position, place):
        if position.shaken:
            raise Skipped("the engine knows no shaken units")
        engine, units = self.board(position)
        attacker = OTHER[position.units[place][0]].capitalize()
        found = engine.calculate_combat(units, attacker, *swap(place))
        if not found["valid"]:  # nobody who could attack is there
            return {"offence": 0, "outcome": "none"}
        return {"offence": found["offense"], "defence": found["defense"],
                "outcome": OUTCOMES[found["result"]] if found["offense"] else "none"}

    def moves(self, position, of):
        if position.shaken or len(position.moved) >= 5:
            raise Skipped("retreats, and counting to five, are not the engine's")
        own = [p for p in of if position.units.get(p, " ")[0] == position.to_move]
        if len(of) == 1 and of[0] in position.units and not own:
            raise Skipped("the engine does not know whose turn it is")
        if any(position.units[p][1] in MOUNTED for p in own):
            raise Skipped("the engine has no horse artillery and no mounted communications unit")
        engine, units = self.board(position)
        moved = [f"{p}" for p in position.moved]
        return [(p, to) for p in own for to in EVERY
                if engine.validate_move(units, f"{p}", *swap(to), moved)[0]]


def swap(place):
    return place[1], place[0]


run(Aastik(), sys.argv[1:])
