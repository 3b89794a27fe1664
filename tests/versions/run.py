"""`make schema-test`: the previous version works on today's schema.

For each service it runs the tests and code of the previous version on a database with
today's migrations. Exit 1 when a test fails that passes on its own schema, or when none
passes.
"""

import os
import sys
import time
from pathlib import Path

from stack.places import Places
from stack.virtualenv import install

from tests.versions.previous import (
    Previous,
    UnknownCommit,
    checked_out,
    find,
)
from tests.versions.trial import NoTestRan, Trial, tried

ROOT = Path(__file__).parents[2]


def services() -> list[str]:
    return sorted(path.parent.name for path in ROOT.glob("services/*/migrations"))


def tested(service: str, asked: str) -> bool:
    """True when the version before holds, or when there is none."""
    previous = find(ROOT, service, asked)
    if previous is None:
        print(f"{service}: no version has fewer migrations", flush=True)
        return True
    print(f"{service}: {previous.title}\n  on {_output_of(previous)}", flush=True)
    began = time.monotonic()
    with checked_out(ROOT, previous.commit) as folder:
        try:
            trial = tried(folder, service, ROOT, _installed(folder))
        except NoTestRan as nothing:
            print(f"{nothing}\n  ✗ no test ran on today's schema", flush=True)
            return False
    print(_result(trial), f"{time.monotonic() - began:.0f} s", flush=True)
    return trial.holds


def _installed(folder: Path) -> Path:
    """The interpreter of a `.venv` with the packages its lock names."""
    places = Places(folder, folder / ".local")
    places.logs.mkdir(parents=True)
    install(places)
    return places.venv / "bin" / "python"


def _output_of(previous: Previous) -> str:
    between = previous.between
    listed = ", ".join(between) or "the schema it knows"
    return f"{len(between)} more: {listed}" if between else listed


def _result(trial: Trial) -> str:
    if not trial.holds:
        print(trial.said)
    lines = [f"  ✗ broken by the schema: {name}" for name in trial.broken]
    lines += [f"  - fails on its own schema too: {name}" for name in trial.failed]
    mark = "✓" if trial.holds else "✗"
    failed = f"{len(trial.broken)} broken, {len(trial.failed)} failed anyway"
    return "\n".join([*lines, f"  {mark} {trial.passed} passed, {failed};"])


def main() -> int:
    chosen = sys.argv[1:] or services()
    try:
        held = [tested(name, os.environ.get("BEFORE", "")) for name in chosen]
    except UnknownCommit as unknown:
        print(f"{unknown}: no such commit here; a shallow clone knows none")
        return 1
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
