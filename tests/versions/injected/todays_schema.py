"""A pytest plugin for the tests of another version: `pytest -p todays_schema`.

It runs today's migrations instead of that version's, by today's code in a separate
process. It is injected from outside, so no old version needs preparation.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command

# Root of the checkout whose migrations are run; without it the version's own are.
TODAY = "HAAT_SCHEMA_OF"
# The interpreter with that checkout's packages.
TODAYS_PYTHON = "HAAT_SCHEMA_BY"
REPORT = "HAAT_VERSION_REPORT"

_outcomes: dict[str, str] = {}
_migrated: list[str] = []


@pytest.fixture(scope="session", autouse=True)
def _todays_schema() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if today := os.environ.get(TODAY):
            own = command.upgrade
            patch.setattr(command, "upgrade", _upgrade(Path(today), own))
        yield


def _upgrade(today: Path, own: Any) -> Any:
    def upgrade(config: Any, revision: str, *rest: Any, **more: Any) -> None:
        if revision != "head":  # a test of one migration means its own
            own(config, revision, *rest, **more)
            return
        service = Path(config.get_main_option("script_location")).parent.name
        alembic = [os.environ[TODAYS_PYTHON], "-m", "alembic", "-c"]
        words = [*alembic, f"services/{service}/alembic.ini", "upgrade", "head"]
        sources = [*today.glob("libs/*/src"), *today.glob("services/*/src")]
        path = os.pathsep.join(map(str, sources))
        environment = {**os.environ, "PYTHONPATH": path}
        subprocess.run(words, cwd=today, env=environment, check=True)
        _migrated.append(service)

    return upgrade


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _outcomes[report.nodeid] = "failed"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test has three parts; the first that is not passed says what became of it."""
    if _outcomes.get(report.nodeid, "passed") == "passed":
        _outcomes[report.nodeid] = report.outcome


def pytest_sessionfinish() -> None:
    written = json.dumps({"outcomes": _outcomes, "migrated": len(_migrated)})
    Path(os.environ[REPORT]).write_text(written, "utf-8")
