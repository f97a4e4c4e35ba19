#!/usr/bin/env python3
"""Writes docs/engines.md again and compares.

    engines_page.py CASEBOOK PROJECT

Every scenario that the page links to must be there. Exit code: 0 if the page is the same, 1 if not.
"""

import difflib
import pathlib
import re
import subprocess
import sys
import tempfile


def main():
    casebook, project = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        for name in ("scenarios", "harness"):
            (pathlib.Path(folder) / name).symlink_to(project / name)
        (pathlib.Path(folder) / "docs").mkdir()
        subprocess.run([casebook, "report", "harness/runs", "--write", "docs/engines.md"],
                       cwd=folder, check=True)
        written = (pathlib.Path(folder) / "docs/engines.md").read_text().split("\n")
    page = (project / "docs/engines.md").read_text().split("\n")
    difference = list(difflib.unified_diff(page, written, "docs/engines.md", "written again",
                                           lineterm=""))
    print("\n".join(difference[:40]))
    links = re.findall(r"\]\(([^)]+)\)", "\n".join(page))
    broken = [link for link in links if not link.startswith("https://")
              and not (project / "docs" / link).exists()]
    print("\n".join(f"no such file: {link}" for link in broken))
    return 1 if difference or broken else 0


if __name__ == "__main__":
    sys.exit(main())
