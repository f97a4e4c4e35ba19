"""Writes what a run found into a page, between its marks."""

import collections
import csv
import pathlib

BEGIN, END = "<!-- mechanical: begin -->", "<!-- mechanical: end -->"
HEADINGS = {"literal": "rules/literal", "bitboard": "rules/bitboard"}
EMPTY_PAGE = f"# What the corpus can catch\n\n## Mechanical mutants\n\n{BEGIN}\n{END}\n"
Result = collections.namedtuple("Result", "verdict of file function text what start")


def read_results(paths):
    return [Result(*line.split("\t")) for path in paths for line in path.read_text().splitlines()]


def read_equivalents(path):
    """{(file, function, text, what): reason}; the line of headings is skipped."""
    with path.open() as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return {tuple(row[:4]): row[4] for row in rows}


def counts(results, equivalents):
    """How many of each verdict, survivors parted into equivalent ones and others."""
    tally = collections.Counter()
    for result in results:
        survives = result.verdict == "survives"
        known = survives and (result.file, result.function, result.text, result.what) in equivalents
        tally["equivalent" if known else result.verdict] += 1
    return tally


def table(results, equivalents):
    head = ["file", "mutants", "killed", "of these timed out", "equivalent", "survive"]
    lines = ["| " + " | ".join(head) + " |", "|---" + "|---:" * (len(head) - 1) + "|"]
    files = sorted({result.file for result in results})
    for name in files + ["all"]:
        tally = counts([r for r in results if name in (r.file, "all")], equivalents)
        killed = tally["killed"] + tally["timed out"]
        total = killed + tally["equivalent"] + tally["survives"]
        lines.append(f"| {name} | {total} | {killed} | {tally['timed out']} | "
                     f"{tally['equivalent']} | {tally['survives']} |")
    return lines


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "none"


def section(of, results, equivalents):
    tally = counts(results, equivalents)
    killed = tally["killed"] + tally["timed out"]
    total = killed + tally["equivalent"] + tally["survives"]
    lines = [f"### {HEADINGS[of]}", "",
             f"{total} mutants ran (another {tally['does not compile']} do not compile). The corpus "
             f"kills {killed}, {percent(killed, total)}; {tally['equivalent']} "
             f"({percent(tally['equivalent'], total)}) are registered as equivalent, with a reason, in "
             f"`properties/mechanical/equivalent.tsv`; {tally['survives']} survive without one.", ""]
    lines += table(results, equivalents)
    survivors = [r for r in results if r.verdict == "survives"
                 and (r.file, r.function, r.text, r.what) not in equivalents]
    if survivors and of == "literal":
        lines += ["", "Survivors without a reason:", ""]
        lines += [f"* {r.file}, `{r.function}`: `{r.text}`, {r.what}" for r in survivors]
    return lines + [""]


def write(paths, page, registry):
    """Replaces what stands between the page's marks; makes the page if there is none."""
    results, equivalents = read_results(paths), read_equivalents(registry)
    text = page.read_text() if page.exists() else EMPTY_PAGE
    if BEGIN not in text or END not in text:
        raise SystemExit(f"{page}: no {BEGIN} … {END} to write between")
    lines = [BEGIN, "", "Each mutant is the source with one change: an operator swapped, a constant one "
             "off, a condition", "negated, a statement left out. It is compiled, linked into "
             "`casebook` and put to the corpus.", "", "```sh",
             "properties/mechanical/mutate.py run build literal.tsv --of literal",
             "properties/mechanical/mutate.py run build bitboard.tsv --of bitboard --sample 150",
             "properties/mechanical/mutate.py report literal.tsv bitboard.tsv --page "
             "docs/adequacy.md", "```", ""]
    for of in HEADINGS:
        chosen = [result for result in results if result.of == of]
        if chosen:
            lines += section(of, chosen, equivalents)
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    scratch = pathlib.Path(f"{page}.new")
    scratch.write_text(before + "\n".join(lines + [END]) + after)
    scratch.replace(page)
