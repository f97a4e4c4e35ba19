#!/usr/bin/python3
"""Breaks the sources on purpose, one place at a time, and asks the corpus whether it notices.

    mutate.py run BUILD RESULTS [--of literal|bitboard] [--sample N] [--seed S] [--only FILE]
                  [--shard I/N]
    mutate.py report RESULTS... --page docs/adequacy.md

BUILD is a built tree of the project (Release, with `casebook` and its libraries). Each mutant is one
source file compiled again with one change and linked into a copy of the command; `casebook run
scenarios` then fails (killed), takes too long (killed, counted apart), or passes (survives). Mutants
of the bitboard that survive are compared with the literal rules by `casebook fuzz`. What
does not compile is left out. Results are lines of tab-separated values, appended as they come: a run
that was interrupted goes on where it ended, and shards may run side by side into files of their own.
Survivors for which equivalent.tsv says why no position can tell them are called equivalent.

Only *.cpp files are mutated. Needs Debian's python3-clang-14 and ninja; run it under `nice`.
"""

import argparse
import json
import pathlib
import random
import re
import shlex
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
SECONDS = 20  # a run takes a third of one, comparing a few
CASES = 400  # random positions on which the bitboard is compared with the literal rules


def compile_commands(build, of):
    """{source: the words that compile it} of every source file of the engine."""
    folder = PROJECT / "rules" / of / "src"
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = pathlib.Path(entry["file"])
        if folder in file.parents and file.suffix == ".cpp":
            words = shlex.split(entry["command"])
            found[file] = words[1:] if words[0].endswith("ccache") else words
    return dict(sorted(found.items()))


def link_command(build):
    """The words that link `casebook`."""
    lines = subprocess.run(["ninja", "-C", build, "-t", "commands", "casebook"], text=True,
                           capture_output=True, check=True).stdout.strip().split("\n")
    line = next(line for line in reversed(lines) if " -o casebook " in line or "/casebook " in line)
    line = re.sub(r"^: && | && :$", "", line)
    return shlex.split(line)


def include_arguments(words):
    """What libclang needs to know of a command."""
    return ["-std=c++20"] + [word for word in words if word.startswith(("-I", "-D"))]


class Workshop:
    """Makes mutants and runs them."""

    def __init__(self, build, of, folder):
        self.build, self.of, self.folder = build, of, folder
        self.link = link_command(build)

    def flags(self, source, words):
        """How a file is compiled, without what concerns its name, speed or dependencies."""
        kept = [word for word in words if not word.startswith(("-O", "-M", "-Werror"))
                and word not in ("-c", "-o", str(source)) and not word.endswith((".o", ".o.d"))]
        return kept + ["-O1", "-Werror=return-type", f"-I{source.parent}"]

    def prepare(self, source, words):
        """Compiles the engine's public headers once: most of a mutant's time would go into them."""
        prelude = self.folder / "prelude.hpp"
        root = PROJECT / "rules" / self.of / "include"
        prelude.write_text("".join(f'#include "{header.relative_to(root)}"\n'
                                   for header in sorted(root.rglob("*.hpp"))))
        subprocess.run(self.flags(source, words) +
                       ["-x", "c++-header", str(prelude), "-o", f"{prelude}.gch"],
                       cwd=self.build, check=True)

    def program(self, source, words, site):
        """The command with that mutant in it, or nothing if it does not compile."""
        text = source.read_bytes()
        mutant = self.folder / source.name
        mutant.write_bytes(text[:site.start] + site.text.encode() + text[site.end:])
        compiled = self.folder / "mutant.o"
        command = self.flags(source, words) + ["-include", str(self.folder / "prelude.hpp"),
                                               "-c", str(mutant), "-o", str(compiled)]
        if subprocess.run(command, cwd=self.build, capture_output=True).returncode != 0:
            return None
        out = self.folder / "casebook"
        link = [str(out) if self.link[at - 1] == "-o" else word
                for at, word in enumerate(self.link)]
        first = next(at for at, word in enumerate(link) if word.endswith(".a"))
        link[first:first] = ["-fuse-ld=gold", str(compiled)]
        subprocess.run(link, cwd=self.build, capture_output=True, check=True)
        return out

    def verdict(self, program):
        """What the corpus says of it: its answers first, then its wrong answers (`not`). The other
        engine is compared with the literal rules as well."""
        asked = {"killed": ["run", "scenarios", "--quiet", "--engine", self.of]}
        if self.of == "literal":
            asked["killed by check"] = ["check", "scenarios"]
        else:
            asked["killed by comparing"] = ["fuzz", "--engine", self.of, "--cases", str(CASES),
                                            "--findings", "1", "--out", str(self.folder / "found")]
        for verdict, words in asked.items():
            try:
                ran = subprocess.run([str(program)] + words, cwd=PROJECT, capture_output=True,
                                     timeout=SECONDS)
            except subprocess.TimeoutExpired:
                return "timed out"
            if ran.returncode != 0:
                return verdict
        return "survives"


def all_sites(build, of, only):
    from sites import sites_of
    for source, words in compile_commands(build, of).items():
        if only is None or source.name == only:
            for site in sites_of(source, include_arguments(words)):
                yield source, words, site


def key_of(source, site):
    line = source.read_text().split("\n")[site.line - 1].strip()
    return f"{source.name}\t{site.function}\t{line}\t{site.what}\t{site.start}"


def chosen_sites(asked, build):
    """All sites, or a sample of them; in an order that makes any beginning of it a sample."""
    distinct = {key_of(source, site): (source, words, site)
                for source, words, site in all_sites(build, asked.of, asked.only)}
    sites = list(distinct.values())
    random.Random(asked.seed).shuffle(sites)
    chosen = sites[:asked.sample] if asked.sample else sites
    shard, shards = (int(part) for part in asked.shard.split("/"))
    return len(sites), chosen[shard - 1::shards]


def run(asked):
    build = asked.build.resolve()
    total, sites = chosen_sites(asked, build)
    done = set()
    if asked.results.exists():
        done = {line.split("\t", 2)[2] for line in asked.results.read_text().splitlines()}
    with tempfile.TemporaryDirectory() as folder, asked.results.open("a") as results:
        if not done and asked.only is None:
            results.write(f"sites\t{asked.of}\t{total}\t\t\t\t\n")
        shop = Workshop(build, asked.of, pathlib.Path(folder))
        shop.prepare(*sites[0][:2])
        for source, words, site in sites:
            key = key_of(source, site)
            if key in done:
                continue
            program = shop.program(source, words, site)
            verdict = shop.verdict(program) if program else "does not compile"
            results.write(f"{verdict}\t{asked.of}\t{key}\n")
            results.flush()


def write_report(asked):
    import report
    report.write(asked.results, asked.page, report.read_register(HERE / "equivalent.tsv"))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    runs = commands.add_parser("run")
    runs.add_argument("build", type=pathlib.Path)
    runs.add_argument("results", type=pathlib.Path)
    runs.add_argument("--of", choices=["literal", "bitboard"], default="literal")
    runs.add_argument("--sample", type=int)
    runs.add_argument("--seed", type=int, default=1)
    runs.add_argument("--only")
    runs.add_argument("--shard", default="1/1", help="the I-th of N parts, run side by side")
    runs.set_defaults(act=run)
    reports = commands.add_parser("report")
    reports.add_argument("results", type=pathlib.Path, nargs="+")
    reports.add_argument("--page", type=pathlib.Path, required=True)
    reports.set_defaults(act=write_report)
    asked = parser.parse_args()
    asked.act(asked)


if __name__ == "__main__":
    main()
