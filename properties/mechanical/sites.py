"""Finds where a source file can be mutated, with libclang.

Needs Debian's python3-clang-14, and so Debian's own /usr/bin/python3.
"""

import dataclasses

from clang import cindex
from clang.cindex import CursorKind

RELATIONS = {"==": ["!="], "!=": ["=="], "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="],
             ">=": [">", "<"], "&&": ["||"], "||": ["&&"]}
CONDITIONS = (CursorKind.IF_STMT, CursorKind.WHILE_STMT, CursorKind.CONDITIONAL_OPERATOR)
BODIES = (CursorKind.COMPOUND_STMT, CursorKind.IF_STMT, CursorKind.WHILE_STMT, CursorKind.FOR_STMT,
          CursorKind.CXX_FOR_RANGE_STMT)
FUNCTIONS = (CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.FUNCTION_TEMPLATE,
             CursorKind.CONSTRUCTOR)
JUMPS = (CursorKind.CONTINUE_STMT, CursorKind.BREAK_STMT, CursorKind.RETURN_STMT)


@dataclasses.dataclass(frozen=True)
class Site:
    """One mutation: the bytes from `start` to `end` become `text`."""
    function: str
    line: int
    what: str
    start: int
    end: int
    text: str


class Finder:
    """Walks through the functions of one file."""

    def __init__(self, path, arguments):
        self.path = str(path)
        self.source = path.read_bytes()
        self.unit = cindex.Index.create().parse(self.path, arguments)
        self.sites = []

    def run(self):
        for child in self.unit.cursor.get_children():
            if child.location.file is not None and child.location.file.name == self.path:
                self.visit(child, self.unit.cursor, "")
        unique = {(site.start, site.end, site.text): site for site in self.sites}
        return sorted(unique.values(), key=lambda site: (site.start, site.end, site.text))

    def visit(self, cursor, parent, function):
        if cursor.kind in FUNCTIONS:
            function = cursor.spelling
        if self.text_of(cursor.extent.start.offset, cursor.extent.end.offset).startswith("assert("):
            return  # not in the program that is asked
        if function:
            self.mutate(cursor, function)
            self.maybe_drop(cursor, parent, function)
        for child in cursor.get_children():
            self.visit(child, cursor, function)

    def text_of(self, start, end):
        return self.source[start:end].decode(errors="replace")

    def add(self, cursor, function, what, place, text):
        self.sites.append(Site(function, cursor.extent.start.line, what, *place, text))

    def mutate(self, cursor, function):
        place = cursor.extent.start.offset, cursor.extent.end.offset
        children = list(cursor.get_children())
        relation = cursor.kind == CursorKind.BINARY_OPERATOR or \
            cursor.spelling in ("operator==", "operator!=")
        if relation and len(children) >= 2:
            self.mutate_operator(cursor, children[0], children[-1], function)
        if cursor.kind == CursorKind.INTEGER_LITERAL:
            literal = self.text_of(*place)
            if literal.isdigit():
                for other in (int(literal) + 1, int(literal) - 1):
                    self.add(cursor, function, f"{literal} becomes {other}", place, f"({other})")
        if cursor.kind in CONDITIONS and children:
            self.negate(children[0], function)
        if cursor.kind == CursorKind.UNARY_OPERATOR and self.text_of(*place).startswith("!"):
            self.negate(cursor, function)

    def mutate_operator(self, cursor, left, right, function):
        place = left.extent.end.offset, right.extent.start.offset
        between = self.text_of(*place)
        sign = between.strip()
        for other in RELATIONS.get(sign, []):
            self.add(cursor, function, f"{sign} becomes {other}", place,
                     between.replace(sign, other))
        if sign in ("&&", "||"):
            self.negate(left, function)
            self.negate(right, function)

    def negate(self, condition, function):
        place = condition.extent.start.offset, condition.extent.end.offset
        text = self.text_of(*place)
        if not text or ";" in text or condition.kind == CursorKind.DECL_STMT:
            return
        bang = condition.kind == CursorKind.UNARY_OPERATOR and text.startswith("!")
        self.add(condition, function, f"negated: {' '.join(text.split())}", place,
                 text[1:] if bang else f"!({text})")

    def maybe_drop(self, statement, parent, function):
        """Leaves a statement out; not a function's last word, without which it has no meaning."""
        if parent.kind not in BODIES:
            return
        if not (statement.kind in JUMPS or statement.kind.is_expression()):
            return
        start, end = statement.extent.start.offset, statement.extent.end.offset
        if self.source[end:end + 1] == b";":
            self.add(statement, function, f"dropped: {' '.join(self.text_of(start, end).split())}",
                     (start, end), "")


def sites_of(path, arguments):
    """Every site of the file, in its order."""
    return Finder(path, arguments).run()
