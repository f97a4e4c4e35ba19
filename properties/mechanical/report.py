"""Writes what a run found into a page, between its marks."""

import collections
import csv
import pathlib

BEGIN, END = "<!-- mechanical: begin -->", "<!-- mechanical: end -->"
HEADINGS = {"literal": "rules/literal", "bitboard": "rules/bitboard"}
EMPTY_PAGE = f"# What the corpus can catch\n\n## Mechanical mutants\n\n{BEGIN}\n{END}\n"
BY_CORPUS = ("killed", "killed by check", "timed out")
KILLED = BY_CORPUS + ("killed by comparing",)
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
    """{(file, function, text, what): why no position can tell it}"""
    with path.open() as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return {tuple(row[:4]): row[4] for row in rows}


def name_of(result):
    return result.file, result.function, result.text, result.what


def judge_all(results, equivalent):
    """[(result, verdict)]. A survivor is equivalent if the register says so, and if another mutant of
    the same line was killed: what nothing on a line can tell is a line too many."""
    killed_lines = {name_of(result)[:3] for result in results if result.verdict in KILLED}
    judged = []
    for result in results:
        verdict = result.verdict
        if verdict == "survives" and name_of(result) in equivalent:
            if name_of(result)[:3] in killed_lines:
                verdict = "equivalent"
        judged.append((result, verdict))
    return judged


def check_register(results, equivalent):
    """Stops at a reason that no survivor needs."""
    survivors = {name_of(result) for result in results if result.verdict == "survives"}
    for name in equivalent:
        if name not in survivors:
            raise SystemExit(f"equivalent.tsv: {' / '.join(name)}: no such survivor")


# The columns of a table: what stands above one, and the verdicts that it counts.
COLUMNS = {
    "literal": {"killed": BY_CORPUS, "by `check` only": ("killed by check",),
                "by time": ("timed out",), "equivalent": ("equivalent",),
                "survive": ("survives",)},
    "bitboard": {"killed": BY_CORPUS, "by time": ("timed out",),
                 "by comparing": ("killed by comparing",), "survive": ("survives",)},
}


def row_of(of, name, tally):
    total = sum(tally.values()) - tally["does not compile"]
    counts = [sum(tally[verdict] for verdict in verdicts) for verdicts in COLUMNS[of].values()]
    return "| " + " | ".join(map(str, [name, total] + counts)) + " |"


def table(of, judged):
    head = ["file", "mutants"] + list(COLUMNS[of])
    lines = ["| " + " | ".join(head) + " |", "|---" + "|---:" * (len(head) - 1) + "|"]
    for name in sorted({result.file for result, _ in judged}):
        tally = collections.Counter(v for result, v in judged if result.file == name)
        lines.append(row_of(of, name, tally))
    return lines + [row_of(of, "all", collections.Counter(v for _, v in judged))]


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "none"


def section(of, results, equivalent):
    sites = next((result.file for result in results if result.verdict == "sites"),
                 "an unknown number of")
    judged = judge_all([result for result in results if result.verdict != "sites"],
                       equivalent if of == "literal" else {})
    tally = collections.Counter(verdict for _, verdict in judged)
    killed = sum(tally[verdict] for verdict in BY_CORPUS)
    total = len(judged) - tally["does not compile"]
    tried = "all" if str(len(judged)) == sites else f"{len(judged)}, drawn at random (seed 1),"
    lines = [f"### {HEADINGS[of]}", "",
             f"Of {sites} changes {tried} were tried: {total} mutants ran, the other "
             f"{tally['does not compile']} do not compile. The corpus kills {killed}, "
             f"{percent(killed, total)}.", ""]
    if of == "literal":
        lines += [f"The aim, 95 %, is {'met' if killed >= 0.95 * total else 'not met'}. No position "
                  f"can tell {tally['equivalent']} of the others ({percent(tally['equivalent'], total)}"
                  f"); why, stands in `properties/mechanical/equivalent.tsv`. On each of their lines "
                  f"another mutant is killed. {tally['survives']} survive without such a reason.", ""]
    else:
        compared = killed + tally["killed by comparing"]
        lines += [f"The others were compared with the literal rules on random positions (`casebook fuzz "
                  f"--engine bitboard`); with these, {compared} are killed, "
                  f"{percent(compared, total)}. Survivors were not looked into one by one. Many are "
                  f"in what neither asks of this engine (its fast game, its hash, undoing), which "
                  f"the [properties](properties.md) ask. Its headers are not mutated.", ""]
    lines += table(of, judged) + [""]
    survivors = [result for result, verdict in judged if verdict == "survives"]
    if survivors and of == "literal":
        lines += ["These survive: what they change is the number in a message, the order of a list, "
                  "or something else that no check asks.", ""]
        lines += [f"* {r.file}, `{r.function}`: `{r.text}`, `{r.what}`" for r in survivors] + [""]
    return lines


def write(paths, page, equivalent):
    """Replaces what stands between the page's marks; makes the page if there is none."""
    results = read_results(paths)
    check_register(results, equivalent)
    text = page.read_text() if page.exists() else EMPTY_PAGE
    if BEGIN not in text or END not in text:
        raise SystemExit(f"{page}: no {BEGIN} … {END} to write between")
    lines = [BEGIN, "", "Each mutant is the source with one change: an operator swapped, a constant one "
             "off, a condition negated, a statement left out. It is compiled, linked into "
             "`casebook`, and put to the corpus.", "", "```sh",
             "properties/mechanical/mutate.py run build literal.tsv --of literal",
             "properties/mechanical/mutate.py run build bitboard.tsv --of bitboard --sample 200",
             "properties/mechanical/mutate.py report literal.tsv bitboard.tsv --page "
             "docs/adequacy.md", "```", ""]
    for of in HEADINGS:
        chosen = [result for result in results if result.of == of]
        if chosen:
            lines += section(of, chosen, equivalent)
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    scratch = pathlib.Path(f"{page}.new")
    scratch.write_text(before + "\n".join(lines + [END]) + after)
    scratch.replace(page)
