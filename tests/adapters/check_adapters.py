#!/usr/bin/env python3
"""Checks the adapters of harness/adapters.

    check_adapters.py sources ADAPTERS            short, with a licence, readable by their languages
    check_adapters.py example ADAPTERS CASEBOOK   the two examples, asked by the protocol
    check_adapters.py engine ADAPTERS NAME        an adapter's self-check, if its engine is there

Exit code: 0 if all is well, 1 if not, 77 if the engine, or what runs it, is not installed.
"""

import glob
import json
import os
import shlex
import shutil
import subprocess
import sys

os.environ["PYTHONDONTWRITEBYTECODE"] = "1"  # nothing is written beside the sources
SKIPPED = 77
LONGEST, LONGEST_EXAMPLE = 150, 60
LICENCES = ("MIT", "GPL-3.0-or-later")

# From the book: section I and the openings of the deployment files.
BOOK = {"columns": 25, "rows": 20,
        "mountains": "C10 C11 C12 C13 D10 E10 G10 H10 I10 N11 N12 N13 N14 N15 N16 P16 Q16 R16",
        "passes": "F10 O16", "forts": "B8 H21 I13 L15 M3 O23",
        "arsenals": {"north": "B15 D8", "south": "T3 T23"}}
COMMON = {"north foot-communications": "D3", "north mounted-communications": "F5",
          "north foot-artillery": "G8", "north horse-artillery": "H6",
          "north cavalry": "G3 G4 H3 H4", "north infantry": "F10 G6 G7 G9 H5 H7 H8 H9 I6",
          "south foot-communications": "O23", "south mounted-communications": "N17",
          "south foot-artillery": "K18", "south horse-artillery": "O16",
          "south cavalry": "K19 L18 L19 M18", "south infantry": "K15 K16 K17 L15 L16 L17 M15 M16 M17"}
PUMP_HOUSE = {"north infantry": "E11 F10 G12 H7 H9 I8 J7 J8 J9", "north foot-artillery": "F11",
              "north foot-communications": "G11", "north mounted-communications": "H4",
              "north cavalry": "H5 H6 I5 J5", "north horse-artillery": "I6",
              "south cavalry": "M21 M22 M23 N22", "south foot-artillery": "N18",
              "south infantry": "N17 N19 N20 O16 O19 O20 O21 O23 P21",
              "south horse-artillery": "N21", "south mounted-communications": "N23",
              "south foot-communications": "O18"}

# How each is run: what its engine needs stands in the variable named, as a whole command for those
# on the Java machine. What the engine's own map or opening is known to have otherwise.
ENGINES = {
    "pykrieg": ("CASEBOOK_PYKRIEG", "python3 pykrieg.py", COMMON, {
        "mountains": "C10 C11 C12 C13 D10 E10 G10 H10 I10 N12 N13 N14 N15 N16 P16 Q16 R16",
        "forts": "B8 H21 I13 M3"}),
    "aastik": ("CASEBOOK_AASTIK", "python3 aastik.py", {}, {}),
    "iamcxds": ("CASEBOOK_IAMCXDS", "node iamcxds.mjs", COMMON, {}),
    "ar7w1n": ("CASEBOOK_AR7W1N_COMMAND", None, PUMP_HOUSE, {}),
    "ichinichiq": ("CASEBOOK_ICHINICHIQ_COMMAND", None, {
        **COMMON, "north foot-artillery": "H6", "north horse-artillery": "G8"}, {}),
    "scalajs": ("CASEBOOK_SCALAJS_GOW_COMMAND", None, COMMON, {}),
}


def fail(message):
    sys.exit(f"check_adapters.py: {message}")


def sources(folder):
    found = [path for ending in ("py", "mjs", "java", "scala")
             for path in glob.glob(f"{folder}/**/*.{ending}", recursive=True)]
    if len(found) < 13:
        fail(f"only {len(found)} sources in {folder}")
    for path in sorted(found):
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        longest = LONGEST_EXAMPLE if "example" in os.path.basename(path) else LONGEST
        if len(lines) - 1 > longest:
            fail(f"{path} has {len(lines) - 1} lines, more than {longest}")
        if not any(lines[0].endswith(f"SPDX-License-Identifier: {licence}") for licence in LICENCES):
            fail(f"{path} has no licence of {', '.join(LICENCES)} in its first line")
        if path.endswith(".py"):
            compile("\n".join(lines), path, "exec")
        elif path.endswith(".mjs"):
            subprocess.run([shutil.which("node") or "nodejs", "--check", path], check=True)
    print(f"{len(found)} sources")


def answers(command, requests, folder):
    told = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run(command, input=told, capture_output=True, text=True, timeout=60, cwd=folder)
    if run.returncode != 0:
        fail(f"{command} ended with {run.returncode}: {run.stderr[-300:]}")
    return [json.loads(line) for line in run.stdout.splitlines()]


ROOM = {"map": {"columns": 3, "rows": 2, "mountains": ["A2", "B2"]}, "to-move": "north"}
ROW = {"map": {"columns": 5, "rows": 1, "arsenals": {"north": ["A1"], "south": ["A5"]}},
       "to-move": "north", "north": {"cavalry": ["A2"]}, "south": {"infantry": ["A3"]}}
EXAMPLES = {
    "example.py": [
        ({**ROOM, "north": {"mounted-communications": ["A1"]}}, {"moves": {"of": "A1"}},
         {"answer": {"to": ["B1"]}}),  # over the mountains it does not go
        ({**ROOM, "north": {"cavalry": ["A1"]}}, {"moves": {"of": "A1"}}, "skipped"),
        (ROOM, {"attack": {"square": "A1"}}, "skipped"),
        (None, {"moves": {"of": "A1"}}, "error"),
    ],
    "example.mjs": [
        (ROW, {"attack": {"square": "A3"}},
         {"answer": {"offence": 7, "defence": 6, "outcome": "shaken"}}),
        ({**ROW, "north": {"cavalry": ["A2", "A1"]}}, {"attack": {"square": "A3"}}, "skipped"),
        (ROW, {"moves": {}}, "skipped"),
        (ROW, {"attack": {"square": "A4"}}, "error"),
        (None, {"attack": {"square": "A4"}}, "error"),
    ],
}


def example(folder, casebook):
    for name, cases in EXAMPLES.items():
        program = "python3" if name.endswith(".py") else shutil.which("node") or "nodejs"
        command = [sys.executable if program == "python3" else program, os.path.join(folder, name)]
        requests = [{"verb": "ask", "seq": i, "position": position, "question": question}
                    for i, (position, question, _) in enumerate(cases)]
        said = answers(command, [*requests, {"verb": "bye"}], folder)
        for (_, question, expected), (i, got) in zip(cases, enumerate(said), strict=True):
            is_right = got == {"seq": i, **expected} if isinstance(expected, dict) else (
                set(got) == {"seq", expected})
            if not is_right:
                fail(f"{name}, {question}: expected {expected}, got {got}")
        subprocess.run([casebook, "smoke", "--", *command], check=True, stdout=subprocess.DEVNULL)
        print(f"{name}: {len(cases)} answers")


def engine(folder, name):
    variable, command, opening, otherwise = ENGINES[name]
    given = os.environ.get(variable)
    if not given:
        print(f"{variable} is not set: the engine is not installed")
        sys.exit(SKIPPED)
    run = shlex.split(command or given)
    if shutil.which(run[0]) is None:
        print(f"{run[0]} is not installed")
        sys.exit(SKIPPED)
    (found,) = answers([*run, "--self-check"], [], folder)
    if found["tried"] != 500 or found["wrong"]:
        fail(f"{name}: of {found['tried']} squares these came back otherwise: {found['wrong']}")
    expected = {key: value.split() if isinstance(value, str) else value
                for key, value in {**BOOK, **otherwise}.items()}
    expected["arsenals"] = {side: squares.split() for side, squares in BOOK["arsenals"].items()}
    for key, value in expected.items():
        if found["map"][key] != value:
            fail(f"{name}: {key}: expected {value}, got {found['map'][key]}")
    units = {unit: squares.split() for unit, squares in opening.items()}
    if found["opening"] != units:
        fail(f"{name}: opening: expected {units}, got {found['opening']}")
    print(f"{name}: 500 squares, the map, {len(units)} kinds in the opening")


def main(arguments):
    known = {"sources": (sources, 1), "example": (example, 2), "engine": (engine, 2)}
    if not arguments or arguments[0] not in known or len(arguments) != known[arguments[0]][1] + 1:
        sys.exit(__doc__)
    command, folder, *rest = arguments
    known[command][0](os.path.abspath(folder), *rest)


main(sys.argv[1:])
