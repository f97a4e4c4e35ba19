# SPDX-License-Identifier: MIT
"""What the adapters in Python share: the loop of the protocol, and the self-check.

An adapter derives from Adapter, says who it is in `hello`, and has a method for each question that
its engine answers: `communication(position)`, `attack(position, square)`, `moves(position, of)`,
`turn(position, actions)`. What the engine cannot do raises Skipped, what makes no sense raises
ValueError. For the self-check: `own_map()`, the engine's own map; `start()`, the board it begins a
game with, or None; `board(position)`, its board when it has been given a position; and
`units_on(board)`, which units that holds.
"""

import json
import re
import sys

from casebook_position import EVERY, KINDS, SIDES, TERRAIN, Position, Skipped, name, square

ACTION = re.compile(r"([A-T]\d{1,2})-([A-T]\d{1,2})|([x*])([A-T]\d{1,2})")


def read_play(text):
    """The actions of a turn: ("move", from, to), ("attack", square), ("destroy", square)."""
    if text in ("surrender", "draw"):
        return [(text,)]
    if not isinstance(text, str):
        raise ValueError("a turn is a text like K15-K16 xL15")
    actions = []
    for word in [] if text.strip() == "-" else text.split():
        found = ACTION.fullmatch(word)
        if not found or found[1] and found[1] == found[2]:
            raise ValueError(f"no action: {word[:20]!r}; actions are like K15-K16, xL15, *T3")
        actions.append(("move", square(found[1]), square(found[2])) if found[1] else
                       ("attack" if found[3] == "x" else "destroy", square(found[4])))
    return actions


class Adapter:
    hello = {}

    def rulings(self, wanted):
        """What it cannot take: an engine has its readings, and few can change them."""
        own = self.hello.get("rulings", {})
        differing = [r for r in {**own, **wanted} if own.get(r) != wanted.get(r)]
        return {"ok": False, "cannot": differing} if differing else {"ok": True}

    def ask(self, request):
        question, position = request["question"], Position(request["position"])
        if not set(question) & set(self.hello["answers"]):
            raise Skipped("the engine has no such function")
        if "communication" in question:
            return {"in": list(map(name, sorted(self.communication(position))))}
        if "attack" in question:
            place = square(question["attack"]["square"])
            if place not in position.units:
                raise ValueError(f"no unit on {name(place)}")
            return self.attack(position, place)
        if "moves" in question:
            of = question["moves"].get("of")
            moves = sorted(self.moves(position, [square(of)] if of else sorted(position.units)))
            return ({"to": [name(to) for _, to in moves]} if of else
                    {"all": [f"{name(start)}-{name(to)}" for start, to in moves]})
        if "turn" in question:
            return self.turn(position, read_play(question["turn"]["play"]))
        raise Skipped("the adapter has no such question")

    def answer(self, request):
        if request.get("verb") == "hello":
            return self.hello
        if request.get("verb") == "rulings":
            return self.rulings(request["set"])
        if request.get("verb") != "ask":
            return {"error": "no such verb; there are hello, rulings, ask, bye"}
        try:
            return {"answer": self.ask(request)}
        except Skipped as why:
            return {"skipped": str(why)}

    def serve(self, lines, out):
        for line in lines:
            seq = {}
            try:
                request = json.loads(line)
                if request.get("verb") == "bye":
                    return
                seq = {"seq": request["seq"]} if "seq" in request else {}
                reply = self.answer(request)
            except Exception as why:  # whatever the engine does, the next question gets its answer
                reply = {"error": f"{type(why).__name__}: {why}"[:300]}
            print(json.dumps({**seq, **reply}), file=out, flush=True)

    def self_check(self, out):
        """One unit on every square and read back, the engine's map, its opening: for a test."""
        own, wrong, tried = self.own_map(), [], 0
        for place in EVERY:
            tried += 1
            unit = SIDES[tried % 2], KINDS[tried % 6]
            given = {"map": "open", "to-move": unit[0], unit[0]: {unit[1]: [name(place)]}}
            if self.units_on(self.board(Position(given))) != {place: unit}:
                wrong.append(name(place))
        print(json.dumps({
            "tried": tried, "wrong": wrong,
            "map": {"columns": own.columns, "rows": own.rows, "arsenals": by(own.arsenals),
                    **{key: by(own.terrain).get(word, []) for key, word in TERRAIN.items()}},
            "opening": {" ".join(unit): places
                        for unit, places in by(self.units_on(self.start())).items()},
        }), file=out)


def by(places):
    """{value: names of the squares that have it}"""
    found = {}
    for place, value in sorted(places.items()):
        found.setdefault(value, []).append(name(place))
    return found


def run(adapter, arguments):
    out, sys.stdout = sys.stdout, sys.stderr  # what an engine prints must not be taken for answers
    if "--self-check" in arguments:
        adapter.self_check(out)
    else:
        adapter.serve(sys.stdin, out)
