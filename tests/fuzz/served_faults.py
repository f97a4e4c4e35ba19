#!/usr/bin/env python3
"""Lets `casebook fuzz` loose on programs with one known fault each.

    served_faults.py CASEBOOK PROJECT

A scenario must be written, with five units at most, or six where it takes six (a sixth move in a turn);
the rules pass it and the faulty program fails
it. How many faults are tried is CASEBOOK_FUZZ_FAULTS, 24 if not set; they are spread over all there
are. Prints how long each took, and the median; asserts no time. Exit code: 0 if all were found, 1 if
not.
"""

import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

MOST_UNITS = 5
MOST_UNITS_BY_RULE = {"turn.five-moves": 6}
CASES = 4000


def run(*words, **more):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, **more)


def faults(casebook, project):
    """(name, most units) of the faults to try."""
    ran = run(casebook, "adequacy", "--only", "mutants", "--json", "-", project / "scenarios")
    names = [(finding["name"], MOST_UNITS_BY_RULE.get(finding["rule"], MOST_UNITS))
             for finding in json.loads(ran.stdout)["mutants"]["findings"]]
    wanted = int(os.environ.get("CASEBOOK_FUZZ_FAULTS", "24"))
    return [names[at * len(names) // wanted] for at in range(wanted)]


def units_in(text):
    """The units of a scenario that lists them by squares."""
    sides = re.findall(r"^  (?:north|south): \{(.*?)\}$", text, re.MULTILINE | re.DOTALL)
    return sum(len(re.findall(r"\b[A-T]\d+\b", side)) for side in sides)


def fault_of(casebook, project, name, most_units, folder):
    """What is wrong with what fuzz found; nothing if all is well."""
    found = pathlib.Path(folder) / name
    ran = run(casebook, "fuzz", "--cases", CASES, "--findings", 1, "--out", found, "--scenarios",
              project / "scenarios", "--", casebook, "serve", "--fault", name)
    files = list(found.glob("*.yaml"))
    if ran.returncode != 1 or len(files) != 1:
        return f"nothing was found: {ran.stdout}{ran.stderr}"
    units = units_in(files[0].read_text())
    if not 1 <= units <= most_units:
        return f"{units} units"
    if run(casebook, "run", files[0]).returncode != 0:
        return "the rules fail the scenario"
    if run(casebook, "run", "--engine", f"literal:{name}", files[0]).returncode != 1:
        return "the faulty rules pass the scenario"
    return None


def main():
    casebook, project = sys.argv[1], pathlib.Path(sys.argv[2])
    seconds, failed = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for name, most_units in faults(casebook, project):
            begun = time.monotonic()
            fault = fault_of(casebook, project, name, most_units, folder)
            seconds.append(time.monotonic() - begun)
            failed += fault is not None
            print(f"{seconds[-1]:6.2f} s  {name}{': ' + fault if fault else ''}", flush=True)
    print(f"{len(seconds)} faults, {len(seconds) - failed} found and made small; "
          f"median {statistics.median(seconds):.2f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
