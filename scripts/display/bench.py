"""Measures verity beside other dialogs and prints tables in Markdown; scripts/bench calls it.

Runs are interleaved: each round measures every program once, in an order that rotates. A machine is
noisy: only medians count, and only their ratios are compared.
"""

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

from dialog import Dialog
from report import Results, report
from session import Session

TITLE, TEXT = "Registration", "Enter a short text."
WITHOUT_GL = {"GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl,vulkan"}
LENGTHS = {"sentence at 5 letters": 5, "sentence at 60 kB": 60_000}
PRESSES = 3
VALUES = 1_000_000


def dialogs(verity, window):
    """The dialogs by name: the command line, and what is added to the environment."""
    found = {
        "verity": ([verity, "--entry", "--max-length=5", f"--title={TITLE}", f"--text={TEXT}"], {}),
        "bare window": ([window], WITHOUT_GL),
        "bare window, GL": ([window], {}),
        "zenity": (["zenity", "--entry", f"--title={TITLE}", f"--text={TEXT}"], {}),
        "yad": (["yad", "--entry", f"--title={TITLE}", f"--text={TEXT}"], {}),
        "kdialog": (["kdialog", f"--title={TITLE}", "--inputbox", TEXT], {}),
    }
    return {name: run for name, run in found.items() if shutil.which(run[0][0])}


def measure_dialog(session, command, environment):
    """Opens a dialog, types a letter, confirms."""
    with Dialog(session, command, environment) as dialog:
        frame, processor = dialog.wait_for_first_frame()
        yield "first frame", frame
        yield "processor", processor
        dialog.wait_for_focus()
        yield "memory", dialog.memory()
        yield "letter", dialog.press_until("a")
        dialog.wait_for_rest()
        yield "exit", dialog.press_until_gone("Return")


def measure_sentence(session, command, environment, name, has_sentence):
    """Types the one letter that is too many, and takes it out again."""
    with Dialog(session, command, environment) as dialog:
        dialog.wait_for_first_frame()
        dialog.wait_for_focus()
        session.press("End")
        dialog.wait_for_rest()
        for _ in range(PRESSES):
            yield name, dialog.press_until("f", lambda: not has_sentence or dialog.shows_red())
            dialog.wait_for_rest()
            dialog.press_until("BackSpace", lambda: not has_sentence or not dialog.shows_red())
            dialog.wait_for_rest()


def measure_text(environment, command):
    """Runs a program that only prints something."""
    started = time.monotonic()
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    yield command[1], (time.monotonic() - started) * 1000


def round_of_measures(session, verity, window):
    """Everything that is measured in one round: the program's name and the measuring generator."""
    for name, (command, environment) in dialogs(verity, window).items():
        yield name, measure_dialog(session, command, environment)
    for name, length in LENGTHS.items():
        given = "e" * length
        yield "verity", measure_sentence(
            session, [verity, "--entry", f"--max-length={length}", f"--entry-text={given}"], {},
            name, has_sentence=True)
        yield "bare window", measure_sentence(
            session, [window, given], WITHOUT_GL, name, has_sentence=False)
    without_display = {k: v for k, v in session.environment.items() if k != "DISPLAY"}
    for option in ("--help", "--version"):
        yield "verity", measure_text(without_display, [verity, option])
    if shutil.which("zenity"):
        yield "zenity", measure_text(session.environment, ["zenity", "--help"])


def measure_rounds(session, results, arguments):
    """The first round warms caches up and does not count."""
    for number in range(arguments.n + 1):
        print(f"\rround {number} of {arguments.n}", end="", file=sys.stderr, flush=True)
        measures = list(round_of_measures(session, arguments.verity, arguments.window))
        turn = number % len(measures)
        for program, measure in measures[turn:] + measures[:turn]:
            try:
                for name, value in measure:
                    if number:
                        results.add(name, program, value)
            except (TimeoutError, subprocess.CalledProcessError) as reason:
                print(f"\n{program}: {reason}", file=sys.stderr)
    print(file=sys.stderr)


def read_versions(environment):
    """The versions of the other dialogs by name."""
    versions = {}
    for name in filter(shutil.which, ("zenity", "yad", "kdialog")):
        text = subprocess.run(
            [name, "--version"], env=environment, stdout=subprocess.PIPE, check=False).stdout
        versions[name] = re.search(r"[\d.]*", text.decode().removeprefix(name).strip())[0]
    return versions


def measure_judging(results, verity, runs):
    """Lets `verity --validate` judge short values; one in ten is rejected."""
    with tempfile.TemporaryFile() as values:
        values.write(b"".join(b"%d\n" % (number * 7 % 1111) for number in range(VALUES)))
        for _ in range(runs):
            values.seek(0)
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(
                [verity, "--validate", "--required", "--max-length=3"], stdin=values,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            results.add("judged a second", "verity", VALUES / seconds)


def measure_size(results, verity):
    """The size of the stripped executable, and whether it needs Swift's runtime."""
    with tempfile.NamedTemporaryFile() as stripped:
        subprocess.run(["strip", "-o", stripped.name, verity], check=True)
        results.add("size", "verity", os.stat(stripped.name).st_size / 1e6)
    libraries = subprocess.run(["ldd", verity], stdout=subprocess.PIPE, check=True).stdout
    results.add("runtime libraries", "verity", libraries.count(b"libswift"))


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench", description="Measures verity beside other dialogs.")
    parser.add_argument("-n", type=int, default=20, metavar="RUNS", help="runs of each dialog (20)")
    parser.add_argument("--verity", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--window", required=True, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.n < 1:
        parser.error("-n takes a whole number of at least 1")
    results = Results()
    measure_size(results, arguments.verity)
    with Session() as session:
        measure_rounds(session, results, arguments)
        versions = read_versions(session.environment)
    measure_judging(results, arguments.verity, min(arguments.n, 5))
    print(report(results, versions, arguments.n))


if __name__ == "__main__":
    main()
