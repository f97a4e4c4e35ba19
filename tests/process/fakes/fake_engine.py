#!/usr/bin/env python3
"""An engine that misbehaves, or behaves, as its one argument says; the tests name what must come
of each. What it answers to questions is nonsense of the right shape.

    fake_engine.py MODE
"""

import json
import os
import signal
import subprocess
import sys
import time

MODE = sys.argv[1]
HELLO = {"engine": "fake", "version": MODE, "language": "Python", "source": "a test",
         "answers": ["communication", "attack", "moves", "turn"], "rulings": {}}
ANSWERS = {
    "communication": {"in": []},
    "attack": {"offence": 4, "defence": 6, "outcome": "resists", "counting": {}},
    "moves": {"all": []},
    "turn": {"legal": False, "because": ["move.speed"]},
}
TO = ["K16", "K9"] if MODE == "unsorted" else ["K9", "K16"]
if MODE == "other-notation":
    ANSWERS["communication"] = {"in": ["O11"]}
asked = 0


def say(value):
    line(json.dumps(value))


def line(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def flood(stream, text):
    while True:
        stream.write(text)


def answer(request):
    (kind, asked_of), = request["question"].items()
    if kind == "attack" and not occupied(request["position"], asked_of["square"]):
        return {"seq": request["seq"], "error": "nobody is there"}
    if kind == "turn" and " to " in asked_of["play"] and MODE != "refuses-the-unreadable":
        return {"seq": request["seq"], "error": "that is no turn"}
    if kind == "moves" and "of" in asked_of:
        return {"seq": request["seq"], "answer": {"to": TO}}
    return {"seq": request["seq"], "answer": ANSWERS[kind]}


def occupied(position, square):
    return any(square in squares for side in ("north", "south") for squares in position[side].values())


def forever():
    while True:
        time.sleep(3600)


# ---------------------------------------------------------------- what a question is answered by

def dies_in_mid_line(_):
    sys.stdout.write('{"seq":')
    sys.stdout.flush()
    os._exit(3)


def closes_output(_):
    os.close(1)
    forever()


def floods_errors_then_answers(request):
    for _ in range(256):
        sys.stderr.write("x" * 65536 + "\n")
    say(answer(request))


def endless_line(_):
    block = "x" * 65536
    for _ in range(16384):  # 1 GiB
        sys.stdout.write(block)
    line("")


def answers_late(request):
    """The first answer comes with the second question, the second with the third, …"""
    if asked > 1:
        say({"seq": request["seq"] - 1, "answer": ANSWERS["communication"]})
    else:
        say({"seq": request["seq"] + 1, "answer": ANSWERS["communication"]})


def answers_twice(request):
    say(answer(request))
    say(answer(request))


def changes_its_mind(request):
    say({"seq": request["seq"], "answer": {"in": ["A1"] if asked % 2 else []}})


def grandchild(request):
    """Ends, and leaves a process with its pipes."""
    process = subprocess.Popen(["sleep", "3600"])
    with open(os.environ["FAKE_PID_FILE"], "w", encoding="ascii") as file:
        file.write(str(process.pid))
    os._exit(0)


def hangs_and_says_where(_):
    with open(os.environ["FAKE_PID_FILE"], "w", encoding="ascii") as file:
        file.write(str(os.getpid()))
    forever()


def echo_of_numbers(text):
    return lambda request: line('{"seq":%d,"answer":%s}' % (request["seq"], text))


QUESTIONS = {
    "good": lambda request: say(answer(request)),
    "hangs": lambda _: forever(),
    "hangs-and-says-where": hangs_and_says_where,
    "dies-in-mid-line": dies_in_mid_line,
    "exits": lambda _: os._exit(7),
    "is-killed": lambda _: os.kill(os.getpid(), signal.SIGSEGV),
    "last-words": lambda _: sys.exit("Traceback: no such square"),
    "closes-output": closes_output,
    "floods-output": lambda _: flood(sys.stdout, "x" * 65536),
    "floods-lines": lambda _: flood(sys.stdout, "{}\n" * 1000),
    "floods-errors": lambda _: flood(sys.stderr, "x" * 65536),
    "floods-errors-then-answers": floods_errors_then_answers,
    "endless-line": endless_line,
    "answers-late": answers_late,
    "answers-twice": answers_twice,
    "changes-its-mind": changes_its_mind,
    "grandchild": grandchild,
    "wrong-seq": lambda request: say({"seq": request["seq"] + 1000, "answer": {"in": []}}),
    "no-seq": lambda _: say({"answer": {"in": []}}),
    "text-seq": lambda request: say({"seq": str(request["seq"]), "answer": {"in": []}}),
    "invalid-utf-8": lambda request: os.write(1, b'{"seq":%d,"error":"\xff\xfe"}\n' % request["seq"]),
    "no-json": lambda _: line("Traceback (most recent call last):"),
    "empty-line": lambda _: line(""),
    "deep": lambda _: line("[" * 500000),
    "many-values": lambda _: line("[" + "0," * 520000 + "0]"),
    "huge-number": echo_of_numbers('{"offence":1e999}'),
    "number-out-of-range": echo_of_numbers('{"offence":99999999999999999999}'),
    "unknown-square": echo_of_numbers('{"in":["Z99"]}'),
    "square-twice": echo_of_numbers('{"in":["A1","A1"]}'),
    "key-twice": echo_of_numbers('{"in":[],"in":["A1"]}'),
    "another-answer": echo_of_numbers('{"offence":1}'),
    "control-characters": lambda request: say({"seq": request["seq"], "skipped": "\x1b[2J\x07"}),
    "declines": lambda request: say({"seq": request["seq"], "skipped": "not today"}),
    "errors": lambda request: say({"seq": request["seq"], "error": "no"}),
    "spreadsheet": lambda request: say(
        {"seq": request["seq"], "answer": {"in": request["position"]["north"]["infantry"]}}),
    "every-third-dies": lambda request: say(answer(request)) if asked % 3 else os._exit(1),
}


def rulings(request):
    if MODE == "cannot":
        say({"ok": False, "cannot": sorted(request["set"])})
    elif MODE == "cannot-unnamed":
        say({"ok": False, "cannot": ["astrology"]})
    elif MODE == "no-such-verb":
        say({"error": "no such verb"})
    elif MODE == "hangs-at-rulings":
        forever()
    elif "no-such-ruling" in request["set"] and MODE != "takes-anything":
        say({"ok": False, "cannot": ["no-such-ruling"]})
    else:
        say({"ok": True})


def hello(request):
    said = dict(HELLO)
    if "seq" in request and MODE != "forgets-seq":
        said["seq"] = request["seq"]
    if MODE == "says-little":
        said = {key: said[key] for key in ("engine", "answers", "seq") if key in said}
    if MODE == "lists-nonsense":
        said["answers"] = ["astrology"]
    if MODE == "spreadsheet":
        said["notation"] = "spreadsheet"
    if MODE == "declares":
        said["rulings"] = {"terrain-bonus": "only-when-attacked"}
    if MODE == "declares-nonsense":
        said["rulings"] = {"terrain-bonus": "sometimes"}
    if MODE == "answers-little":
        said["answers"] = ["attack"]
    if MODE == "lies":
        said["answers"] = ["communication", "attack", "moves", "turn", "deployment", "perft"]
    say(said)


def main():
    global asked
    if MODE == "exits-at-once":
        return 5
    if MODE == "silent-from-the-start":
        forever()
    if MODE == "talks-before":
        line("Welcome to the fake engine!")
    if MODE == "ignores-the-end":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    for text in sys.stdin:
        request = json.loads(text)
        if request["verb"] == "hello":
            hello(request)
        elif request["verb"] == "rulings":
            rulings(request)
        elif request["verb"] == "bye":
            if MODE != "ignores-the-end":
                return 0
        elif request["verb"] == "ask":
            asked += 1
            QUESTIONS.get(MODE, QUESTIONS["good"])(request)
        elif MODE != "ignores-other-verbs":
            say({"seq": request["seq"], "error": "no such verb"})
    if MODE == "ignores-the-end":
        forever()
    return 0


sys.exit(main())
