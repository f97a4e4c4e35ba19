#!/usr/bin/env python3
"""Runs the examples of the documents and compares what they print.

An example is a fenced block marked `console`. Each line that begins with `$ ` is a command; the
lines after it, up to the next command, are what it prints (standard output and error together).
A line that is only `…` stands for any number of lines. A block marked `yaml file=NAME` or `python file=NAME` is written
to a file of that name first, in the folder in which the document's commands run. All the blocks of
one document run in one fresh copy of what they need: `scenarios/` and nothing else.

    run_examples.py CASEBOOK PROJECT DOCUMENT...

Exit code: 0 if every example printed what the document says, 1 if not, 2 on a wrong call.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

SECONDS_FOR_A_COMMAND = 120


def blocks(text):
    """Yields (info string, first line's number, lines) of every fenced block."""
    info, start, lines = None, 0, []
    for number, line in enumerate(text.split("\n"), 1):
        fence = re.match(r"```(.*)$", line)
        if fence and info is None:
            info, start, lines = fence.group(1).strip(), number, []
        elif fence:
            yield info, start, lines
            info = None
        elif info is not None:
            lines.append(line)


def examples(lines):
    """Yields (offset of the command, command, expected lines) of a console block."""
    command, offset, expected = None, 0, []
    for number, line in enumerate(lines, 1):
        if line.startswith("$ "):
            if command is not None:
                yield offset, command, expected
            command, offset, expected = line[2:], number, []
        else:
            expected.append(line)
    if command is not None:
        yield offset, command, expected


def matches(expected, printed):
    """Whether the printed lines are the expected ones, `…` standing for any lines."""
    if not expected:
        return not printed
    if expected[0].strip() == "…":
        return any(matches(expected[1:], printed[skip:]) for skip in range(len(printed) + 1))
    return bool(printed) and expected[0] == printed[0] and matches(expected[1:], printed[1:])


def run(command, folder, environment):
    done = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=SECONDS_FOR_A_COMMAND)
    return [line.rstrip() for line in done.stdout.rstrip("\n").split("\n")] if done.stdout else []


def check_document(document, folder, environment):
    """Runs a document's examples; returns (how many ran, how many differed)."""
    ran = wrong = 0
    with open(document, encoding="utf-8") as file:
        text = file.read()
    for info, start, lines in blocks(text):
        named = re.match(r"(?:yaml|python) file=(\S+)", info)
        if named:
            with open(os.path.join(folder, named.group(1)), "w", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
        if info != "console":
            continue
        for offset, command, expected in examples(lines):
            ran += 1
            printed = run(command, folder, environment)
            wanted = [line.rstrip() for line in expected]
            while wanted and not wanted[-1]:
                wanted.pop()
            if not matches(wanted, printed):
                wrong += 1
                print(f"{document}:{start + offset}: $ {command}")
                print("  the document says:", *wanted, sep="\n    ")
                print("  it printed:", *printed, sep="\n    ")
    return ran, wrong


def main():
    if len(sys.argv) < 4:
        print(__doc__)
        return 2
    casebook, project, documents = sys.argv[1], sys.argv[2], sys.argv[3:]
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    environment["PATH"] = os.path.dirname(casebook) + os.pathsep + environment["PATH"]
    failed = 0
    for document in documents:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(os.path.join(project, "scenarios"), os.path.join(folder, "scenarios"))
            ran, wrong = check_document(document, folder, environment)
        if ran == 0:
            print(f"{document}: no example in it; mark one ```console")
        print(f"{os.path.basename(document)}: {ran} examples, {wrong} wrong")
        failed += wrong + (ran == 0)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
