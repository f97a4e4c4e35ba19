# SPDX-License-Identifier: MIT
"""A position as the protocol writes it, read and checked; squares are (row, column) from 0."""

import re
from dataclasses import dataclass, field

KINDS = ("infantry", "cavalry", "foot-artillery", "horse-artillery", "foot-communications",
         "mounted-communications")
SIDES = ("north", "south")
OTHER = {"north": "south", "south": "north"}
COLUMNS, ROWS = 25, 20
EVERY = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
TERRAIN = {"mountains": "mountain", "passes": "pass", "forts": "fort"}
SIGNS = {"^": "mountain", "=": "pass", "#": "fort"}


class Skipped(Exception):
    """The engine has no answer to this; the text says why."""


def square(text):
    if not isinstance(text, str) or not re.fullmatch(r"[A-T]([1-9]|1\d|2[0-5])", text):
        raise ValueError(f"no square: {str(text)[:20]!r}; squares are like L15")
    return ord(text[0]) - ord("A"), int(text[1:]) - 1


def name(place):
    return f"{chr(ord('A') + place[0])}{place[1] + 1}"


def known(places):
    return {place: value for place, value in places.items() if value}


@dataclass
class Map:
    columns: int = COLUMNS
    rows: int = ROWS
    terrain: dict = field(default_factory=dict)   # square -> "mountain", "pass" or "fort"
    arsenals: dict = field(default_factory=dict)  # square -> side

    def has(self, place):
        return place[0] < self.rows and place[1] < self.columns

    def walled(self):
        """The terrain of a board of full size: mountains stand for what lies off a smaller map."""
        return {**self.terrain, **{p: "mountain" for p in EVERY if not self.has(p)}}


class Position:
    def __init__(self, given):
        self.given = given
        self.map = read_map(given["map"])
        self.to_move = given["to-move"]
        if self.to_move not in SIDES:
            raise ValueError("to-move is north or south")
        self.units = {}  # square -> (side, kind)
        for side in SIDES:
            for kind, places in given.get(side, {}).items():
                if kind not in KINDS:
                    raise ValueError(f"no kind of unit: {kind[:30]!r}")
                for place in map(square, places):
                    if place in self.units or self.map.terrain.get(place) == "mountain":
                        raise ValueError(f"{name(place)} cannot take a unit")
                    self.units[place] = (side, kind)
        self.shaken = [square(text) for text in given.get("shaken", [])]
        self.moved = [square(text) for text in given.get("moved", [])]
        self.destroyed = {square(text) for text in given.get("destroyed-arsenals", [])}
        self.turn = given.get("turn", 1)
        if not all(map(self.map.has, self.units)) or not self.destroyed <= set(self.map.arsenals):
            raise ValueError("a square off the map, or a destroyed arsenal that is none")
        if any(self.units.get(p, "?")[0] != self.to_move for p in self.shaken + self.moved):
            raise ValueError("shaken and moved are units of the side to move")

    def on_duty(self):
        return [] if self.moved else self.shaken

    def standing(self):
        return {p: side for p, side in self.map.arsenals.items() if p not in self.destroyed}

    def after(self, units, standing, shaken):
        """The position after the turn's end, as the protocol writes it."""
        written = {"map": self.given["map"], "to-move": OTHER[self.to_move],
                   "turn": self.turn + 1, "north": {}, "south": {}}
        for place, (side, kind) in sorted(units.items()):
            written[side].setdefault(kind, []).append(name(place))
        destroyed = sorted(set(self.map.arsenals) - set(standing))
        return {**written, **({"destroyed-arsenals": list(map(name, destroyed))} if destroyed else {}),
                **({"shaken": list(map(name, shaken))} if shaken else {})}


# The book's map, row A first; `N` and `S` are the arsenals.
BOOK = """
.........................
.......#......N..........
.........^^^^............
.......N.^...............
.........^...............
.........=...............
.........^...............
.........^..........#....
.........^..#............
.........................
.........................
..............#..........
..#......................
..........^^^^^^.........
...............=......#..
...............^.........
...............^.........
...............^.........
.........................
..S...................S..
""".split()


def drawn(lines):
    found = Map()
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign in SIGNS:
                found.terrain[row, column] = SIGNS[sign]
            elif sign != ".":
                found.arsenals[row, column] = {"N": "north", "S": "south"}[sign]
    return found


def read_map(given):
    if given == "book":
        return drawn(BOOK)
    if given == "open":
        return Map(arsenals=drawn(BOOK).arsenals)
    made = Map(given["columns"], given["rows"])
    if not (1 <= made.columns <= COLUMNS and 1 <= made.rows <= ROWS):
        raise ValueError("a map has up to 25 columns and 20 rows")
    for key, word in TERRAIN.items():
        made.terrain.update({square(text): word for text in given.get(key, [])})
    for side, places in given.get("arsenals", {}).items():
        made.arsenals.update({square(text): side for text in places})
    return made
