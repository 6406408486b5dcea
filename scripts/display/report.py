"""What was measured, as Markdown: the medians of each program, and verity's budgets."""

from collections import defaultdict
from dataclasses import dataclass
from statistics import median

ROWS = {
    "first frame": ("Spawn → first frame", "ms"),
    "processor": ("Processor time until then", "ms"),
    "memory": ("Memory (PSS)", "MB"),
    "letter": ("Key press → letter drawn", "ms"),
    "sentence at 5 letters": ("The sixth letter → sentence drawn", "ms"),
    "sentence at 60 kB": ("A letter after 60 kB → sentence drawn", "ms"),
    "exit": ("Return → process gone", "ms"),
    "--help": ("`--help`", "ms"),
    "--version": ("`--version`", "ms"),
}
NOTE = """\
A bare window is a GTK 4 window in C with an entry and nothing else; with a letter after 5 or 60,000
others, where it has no sentence to draw. `--help` and `--version`: verity without a display, zenity
with one."""


class Results:
    """Measured values by measure and program."""

    def __init__(self):
        self.values = defaultdict(list)

    def add(self, measure, program, value):
        self.values[measure, program].append(value)

    def median(self, measure, program="verity"):
        """The median, or None where nothing was measured."""
        values = self.values.get((measure, program))
        return median(values) if values else None

    def ratio(self, measure, other, other_measure=None):
        """verity's median divided by another program's, or None."""
        first, second = self.median(measure), self.median(other_measure or measure, other)
        return first / second if first is not None and second else None

    def excess(self, measure, other):
        """verity's median less another program's, or None."""
        first, second = self.median(measure), self.median(measure, other)
        return None if None in (first, second) else first - second


@dataclass
class Budget:
    """What verity must keep: a value of at most `limit`, or at least where `is_floor`."""

    words: str
    limit: float
    value: float | None
    unit: str = ""
    digits: int = 2
    is_floor: bool = False

    def row(self):
        limit = f"{'≥' if self.is_floor else '≤'} {self.number(self.limit)}"
        if self.value is None:
            return [self.words, limit, "", "not measured"]
        is_met = self.value >= self.limit if self.is_floor else self.value <= self.limit
        return [self.words, limit, self.number(self.value), "met" if is_met else "**not met**"]

    def number(self, value):
        return f"{value:,.{self.digits}f} {self.unit}".strip()


def budgets(results, versions):
    """All budgets; the limits for dialogs hold for the versions that Debian 12 has."""
    zenity = 0.30 if versions.get("zenity", "3").startswith("4") else 0.50
    bare = "bare window"
    return [
        Budget("First frame / zenity's", zenity, results.ratio("first frame", "zenity")),
        Budget("First frame / kdialog's", 0.55, results.ratio("first frame", "kdialog")),
        Budget("First frame / yad's", 1.0, results.ratio("first frame", "yad")),
        Budget("Processor time / the bare window's", 1.15, results.ratio("processor", bare)),
        Budget("Memory / the bare window's", 1.15, results.ratio("memory", bare)),
        Budget(
            "Return → gone, more than the bare window", 20, results.excess("exit", bare), "ms", 0),
        Budget("The sixth letter → sentence", 16, results.median("sentence at 5 letters"), "ms", 0),
        Budget("A letter after 60 kB → sentence", 16, results.median("sentence at 60 kB"), "ms", 0),
        Budget(
            "…, more than the bare window's letter", 16, results.excess("sentence at 60 kB", bare),
            "ms", 0),
        Budget("`--help` / zenity's", 3, results.ratio("--help", "zenity")),
        Budget("`--version` / zenity's `--help`", 3, results.ratio("--version", "zenity", "--help")),
        Budget(
            "Values judged in a second of processor time", 500_000,
            results.median("judged a second"), "", 0, is_floor=True),
        Budget("Stripped executable", 9, results.median("size"), "MB", 1),
        Budget("Swift libraries that it needs", 0, results.median("runtime libraries"), "", 0),
    ]


def report(results, versions, runs):
    """The whole report."""
    programs = list(dict.fromkeys(program for _, program in results.values))
    heads = [f"{program} {versions.get(program, '')}".strip() for program in programs]
    rows = []
    for measure, (words, unit) in ROWS.items():
        medians = [results.median(measure, program) for program in programs]
        rows.append([words, *("" if value is None else f"{value:.0f} {unit}" for value in medians)])
    return "\n\n".join([
        f"Medians of {runs} interleaved runs:",
        table(["", *heads], rows),
        NOTE,
        table(["Budget", "Limit", "Is", ""], [b.row() for b in budgets(results, versions)]),
    ])


def table(heads, rows):
    """A table in Markdown; the columns after the first are numbers."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
