"""The tests of one version of a service, on its own schema or on today's."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

INJECTED = Path(__file__).with_name("injected")
PACKAGES = ("libs/*/src", "services/*/src", "deploy/seed")


@dataclass(frozen=True)
class Trial:
    """`broken`: passes on its own schema, fails on today's. `failed`: fails on both."""

    passed: int
    broken: tuple[str, ...]
    failed: tuple[str, ...]
    said: str

    @property
    def holds(self) -> bool:
        return bool(self.passed) and not self.broken


class NoTestRan(Exception):
    """No test ran on today's schema."""


def tried(checkout: Path, service: str, today: Path, python: Path) -> Trial:
    """Its own tests and code, by an interpreter with its packages."""
    tests = f"services/{service}/tests"
    outcomes, said = _run(python, checkout, [tests], today)
    on_today = _failed(outcomes)
    again = sorted(on_today)
    on_own = _failed(_run(python, checkout, again)[0]) if again else set()
    passed = sum(outcome == "passed" for outcome in outcomes.values())
    broken, failed = sorted(on_today - on_own), sorted(on_today & on_own)
    return Trial(passed, tuple(broken), tuple(failed), said)


def _failed(outcomes: dict[str, str]) -> set[str]:
    return {name for name, outcome in outcomes.items() if outcome == "failed"}


def _run(
    python: Path, checkout: Path, tests: list[str], today: Path | None = None
) -> tuple[dict[str, str], str]:
    report = checkout / "report.json"
    report.unlink(missing_ok=True)
    words = [str(python), "-m", "pytest", "-p", "todays_schema", *tests]
    environment = {**os.environ, **_environment(checkout, report)}
    if today:
        environment |= {"HAAT_SCHEMA_OF": str(today), "HAAT_SCHEMA_BY": sys.executable}
    done = subprocess.run(
        words, cwd=checkout, env=environment, capture_output=True, text=True
    )
    said = done.stdout + done.stderr
    written = json.loads(report.read_text("utf-8")) if report.exists() else {}
    if not written or (today and not written["migrated"]):
        raise NoTestRan(said)
    return written["outcomes"], said


def _environment(checkout: Path, report: Path) -> dict[str, str]:
    """Its code before what is installed, which is today's."""
    sources = [path for place in PACKAGES for path in checkout.glob(place)]
    path = os.pathsep.join(map(str, (*sources, INJECTED)))
    # The report is of one process: no `-n` of the run that calls this.
    options = {"PYTEST_ADDOPTS": ""}
    return {"PYTHONPATH": path, "HAAT_VERSION_REPORT": str(report), **options}
