# SPDX-License-Identifier: MIT
"""An adapter for an engine that knows only a part of the rules: which squares a unit can reach.

Here the engine is the function below. It knows speeds and mountains, but neither other units nor
communication; so the adapter skips what holds more than one unit, instead of guessing.
"""

import json
import sys

HELLO = {"engine": "example", "version": "1", "language": "Python", "source": "here",
         "answers": ["moves"]}
SPEED = {"infantry": 1, "foot-artillery": 1, "foot-communications": 1,
         "cavalry": 2, "horse-artillery": 2, "mounted-communications": 2}


def reachable(columns, rows, mountains, x, y, speed):
    """The engine: squares (x, y) from 0, at most `speed` king's steps away, none on a mountain."""
    found = {(x, y)}
    for _ in range(speed):
        found |= {(a + i, b + j) for a, b in found for i in (-1, 0, 1) for j in (-1, 0, 1)
                  if 0 <= a + i < columns and 0 <= b + j < rows} - mountains
    return found - {(x, y)}


def to_engine(square):
    return int(square[1:]) - 1, ord(square[0]) - ord("A")


def moves(position, square):
    units = {s: kind for side in ("north", "south")
             for kind, squares in position.get(side, {}).items() for s in squares}
    board, own = position["map"], position.get(position["to-move"], {})
    if not isinstance(board, dict) or len(units) != 1 or "communications" not in str(own):
        return {"skipped": "the engine knows one communications unit on a map of its own, no more"}
    to = reachable(board["columns"], board["rows"], set(map(to_engine, board.get("mountains", []))),
                   *to_engine(square), SPEED[units[square]]) if square in units else set()
    return {"answer": {"to": [f"{chr(65 + y)}{x + 1}" for y, x in sorted((y, x) for x, y in to)]}}


def reply(request):
    if request.get("verb") == "hello":
        return HELLO
    if request.get("verb") != "ask":
        return {"error": "no such verb"}
    of = request["question"].get("moves", {}).get("of")
    return moves(request["position"], of) if of else {"skipped": "the engine wants one unit"}


for line in sys.stdin:
    seq = {}
    try:
        asked = json.loads(line)
        if asked.get("verb") == "bye":
            break
        seq = {"seq": asked["seq"]} if "seq" in asked else {}
        said = reply(asked)
    except Exception as why:
        said = {"error": str(why)}
    print(json.dumps({**seq, **said}), flush=True)
