#!/usr/bin/env python3
"""Counts what docs/perft.md lists, and compares; or writes the table.

    perft_table.py CASEBOOK PROJECT [--write] [--bitboard N] [--literal N]

Each engine recounts the rows with at most N sequences (defaults: 2,000,000 and 20,000). With
--write both recount all that the table shall have, within the bounds, and the table between its two
marks in docs/perft.md is replaced; the column `literal` says what the literal rules confirmed.
Exit code: 0 if all counts agree, 1 if not, 2 on a wrong call.
"""

import argparse
import pathlib
import re
import subprocess
import sys

POSITIONS = [
    ("the common opening", "scenarios/openings/the-common-opening.yaml"),
    ("Pump House", "scenarios/openings/the-pump-house-opening.yaml"),
    ("Rio de Janeiro", "scenarios/openings/the-rio-de-janeiro-opening.yaml"),
    ("Figure 6", "scenarios/book/figure-6-the-attack-on-the-fort.yaml"),
    ("the match position", "scenarios/book/the-match-position.yaml"),
]
DEPTHS = [1, 2, 3, 4]
BEGIN, END = "<!-- counts: begin -->\n", "<!-- counts: end -->\n"


def count(casebook, project, engine, depth, file):
    command = [casebook, "perft", str(depth), file, "--engine", engine]
    ran = subprocess.run(command, cwd=project, capture_output=True, text=True, check=True)
    return int(ran.stdout)


def table(casebook, project, bounds):
    """The rows, each count confirmed by the literal rules as far as the bound goes."""
    lines = ["| position | file | depth | sequences | literal |", "|---|---|--:|--:|---|"]
    for name, file in POSITIONS:
        for depth in DEPTHS:
            nodes = count(casebook, project, "bitboard", depth, file)
            confirmed = nodes <= bounds.literal
            if confirmed and count(casebook, project, "literal", depth, file) != nodes:
                sys.exit(f"{file}, depth {depth}: the engines differ")
            mark = "agrees" if confirmed else ""
            lines.append(f"| {name} | `{file}` | {depth} | {nodes:,} | {mark} |")
            if nodes * 100 > bounds.bitboard:
                break
    return "\n".join(lines) + "\n"


def rows(text):
    """(file, depth, count, literal agreed) of every row."""
    for cells in re.findall(r"^\|[^|\n]+\| `([^`]+)` \| (\d+) \| ([\d,]+) \| (\w*) \|$", text, re.M):
        yield cells[0], int(cells[1]), int(cells[2].replace(",", "")), cells[3] == "agrees"


def recount(casebook, project, bounds, text):
    """How many counts were made, and a line for each that differs."""
    counted, wrong = 0, []
    for file, depth, nodes, agreed in rows(text):
        for engine, bound in (("bitboard", bounds.bitboard), ("literal", bounds.literal)):
            if nodes > bound or (engine == "literal" and not agreed):
                continue
            counted += 1
            found = count(casebook, project, engine, depth, file)
            if found != nodes:
                wrong.append(f"{file}, depth {depth}: {engine} counts {found}, the table {nodes}")
    return counted, wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("casebook", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("project", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--bitboard", type=int, default=2_000_000)
    parser.add_argument("--literal", type=int, default=20_000)
    asked = parser.parse_args()
    page = asked.project / "docs" / "perft.md"
    text = page.read_text()
    before, rest = text.split(BEGIN)
    inside, after = rest.split(END)
    if asked.write:
        page.write_text(before + BEGIN + table(asked.casebook, asked.project, asked) + END + after)
        return
    counted, wrong = recount(asked.casebook, asked.project, asked, inside)
    print(f"{counted} counts made")
    if wrong or counted == 0:
        sys.exit("\n".join(wrong) or "docs/perft.md has no row to recount")


main()
