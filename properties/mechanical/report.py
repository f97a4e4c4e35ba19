"""Writes what a run found into a page, between its marks."""

import collections
import csv
import pathlib

BEGIN, END = "<!-- mechanical: begin -->", "<!-- mechanical: end -->"
HEADINGS = {"literal": "rules/literal", "bitboard": "rules/bitboard"}
EMPTY_PAGE = f"# What the corpus can catch\n\n## Mechanical mutants\n\n{BEGIN}\n{END}\n"
KILLED = ("killed", "killed by check", "timed out")
Result = collections.namedtuple("Result", "verdict of file function text what start")


def read_results(paths):
    """One result for each mutant, the last one if it ran twice."""
    found = {}
    for path in paths:
        for line in path.read_text().splitlines():
            result = Result(*line.split("\t"))
            found[result[1:]] = result
    return list(found.values())


def read_register(path):
    """[((file, function, text, what), reason)]; `*` stands for any text."""
    with path.open() as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return [(tuple(row[:4]), row[4]) for row in rows]


def is_in(register, result):
    asked = (result.file, result.function, result.text, result.what)
    return any(all(want in ("*", have) for want, have in zip(row, asked)) for row, _ in register)


def judge(result, registers):
    """The verdict; a survivor's is the name of the register it stands in."""
    if result.verdict != "survives" or result.of != "literal":
        return result.verdict
    return next((name for name, register in registers.items() if is_in(register, result)),
                "survives")


def row_of(name, tally):
    killed = sum(tally[verdict] for verdict in KILLED)
    total = sum(tally.values()) - tally["does not compile"]
    cells = [name, total, killed, tally["killed by check"], tally["timed out"],
             tally["equivalent"], tally["not asked"], tally["survives"]]
    return "| " + " | ".join(map(str, cells)) + " |"


def table(judged):
    head = ["file", "mutants", "killed", "by `check` only", "by time", "equivalent", "not asked",
            "survive"]
    lines = ["| " + " | ".join(head) + " |", "|---" + "|---:" * (len(head) - 1) + "|"]
    for name in sorted({result.file for result, _ in judged}):
        tally = collections.Counter(v for result, v in judged if result.file == name)
        lines.append(row_of(name, tally))
    return lines + [row_of("all", collections.Counter(v for _, v in judged))]


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "none"


def section(of, results, registers):
    sites = next((result.file for result in results if result.verdict == "sites"),
                 "an unknown number of")
    judged = [(result, judge(result, registers)) for result in results if result.verdict != "sites"]
    tally = collections.Counter(verdict for _, verdict in judged)
    killed = sum(tally[verdict] for verdict in KILLED)
    total = len(judged) - tally["does not compile"]
    lines = [f"### {HEADINGS[of]}", "",
             f"Of {sites} changes, {len(judged)} were tried, in a random order (seed 1): {total} "
             f"mutants ran, the other {tally['does not compile']} do not compile. The corpus "
             f"kills {killed}, {percent(killed, total)} of all. The "
             f"aim, 95 %, is {'met' if total and killed >= 0.95 * total else 'not met'}.", ""]
    if of == "literal":
        lines += [f"* equivalent, with a reason in `properties/mechanical/equivalent.tsv`: "
                  f"{tally['equivalent']} ({percent(tally['equivalent'], total)})",
                  f"* in what no scenario asks (numbers of positions, why a unit is cut off, the "
                  f"order of lists), in `unasked.tsv` beside it: {tally['not asked']}",
                  f"* surviving without a reason: {tally['survives']}", "",
                  "What no scenario asks was listed after the survivors had been read. A mutant there "
                  "that is killed all the same counts as killed.", ""]
    else:
        lines += ["Survivors were not looked into. Some are in what no scenario asks of this engine "
                  "(its fast game, its hash, its paths), which is compared with the literal rules "
                  "elsewhere; others may be gaps. Its headers are not mutated.", ""]
    lines += table(judged) + [""]
    survivors = [result for result, verdict in judged if verdict == "survives"]
    if survivors and of == "literal":
        lines += ["These survive:", ""]
        lines += [f"* {r.file}, `{r.function}`: `{r.text}`, `{r.what}`" for r in survivors] + [""]
    return lines


def write(paths, page, registers):
    """Replaces what stands between the page's marks; makes the page if there is none."""
    results = read_results(paths)
    text = page.read_text() if page.exists() else EMPTY_PAGE
    if BEGIN not in text or END not in text:
        raise SystemExit(f"{page}: no {BEGIN} … {END} to write between")
    lines = [BEGIN, "", "Each mutant is the source with one change: an operator swapped, a constant one "
             "off, a condition negated, a statement left out. It is compiled, linked into "
             "`casebook`, and put to the corpus.", "", "```sh",
             "properties/mechanical/mutate.py run build literal.tsv --of literal",
             "properties/mechanical/mutate.py run build bitboard.tsv --of bitboard --sample 150",
             "properties/mechanical/mutate.py report literal.tsv bitboard.tsv --page "
             "docs/adequacy.md", "```", ""]
    for of in HEADINGS:
        chosen = [result for result in results if result.of == of]
        if chosen:
            lines += section(of, chosen, registers)
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    scratch = pathlib.Path(f"{page}.new")
    scratch.write_text(before + "\n".join(lines + [END]) + after)
    scratch.replace(page)
