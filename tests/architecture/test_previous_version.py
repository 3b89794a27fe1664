"""What `make schema-test` depends on: finding the previous version, and finding what
today's schema breaks for it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from source import ROOT

from tests.versions.previous import Previous, UnknownCommit, find
from tests.versions.trial import NoTestRan, tried

pytestmark = pytest.mark.slow

SERVICE = "auth"
FOLDER = f"services/{SERVICE}/migrations/versions"
SEES = """
from sqlalchemy import text

def _is_there(session, revision):
    known = session.execute(text("select version_num from alembic_version"))
    return known.scalar() == revision

def test_on_todays_schema(session):
    assert _is_there(session, "{today}")

def test_on_its_own_schema(session):
    assert not _is_there(session, "{today}")

def test_never(session):
    assert False
"""


class History:
    def __init__(self, root: Path) -> None:
        self.root = root
        (root / FOLDER).mkdir(parents=True)
        self.git("init", "-q", "-b", "main")

    def git(self, *words: str) -> str:
        who = ["-c", "user.name=Haat", "-c", "user.email=haat@example.com"]
        command = ["git", *who, *words]
        return subprocess.check_output(command, cwd=self.root, text=True).strip()

    def migration(self, name: str) -> None:
        (self.root / FOLDER / f"{name}.py").touch()

    def commit(self, title: str) -> str:
        (self.root / "CHANGELOG.md").write_text(title)
        self.git("add", ".")
        self.git("commit", "-q", "-m", title)
        return self.git("rev-parse", "HEAD")

    def before(self, asked: str = "") -> Previous | None:
        return find(self.root, SERVICE, asked)


@pytest.fixture
def history(tmp_path: Path) -> History:
    """Two migrations, each landed with a commit after it."""
    made = History(tmp_path)
    for name in ("0001_start", "0002_links"):
        made.migration(name)
        made.commit(name)
        made.commit(f"after {name}")
    return made


def test_the_previous_version_is_the_newest_without_todays_migrations(
    history: History,
) -> None:
    found = history.before()
    assert found is not None
    assert found.title.endswith("after 0001_start")
    assert found.between == ("0002_links",)


def test_merged_commits_precede_unmerged_ones(history: History) -> None:
    history.git("switch", "-q", "-c", "mine")
    history.migration("0003_mine")
    history.commit("mine")
    history.migration("0004_not_committed")
    found = history.before()
    assert found is not None
    assert found.title.endswith("after 0002_links")
    assert found.between == ("0003_mine", "0004_not_committed")


def test_with_releases_the_previous_version_is_a_release(history: History) -> None:
    history.git("tag", "v1", "HEAD~3")
    assert (found := history.before()) is not None
    assert found.commit == history.git("rev-parse", "v1")


def test_a_first_version_has_no_previous_one(tmp_path: Path) -> None:
    history = History(tmp_path)
    history.migration("0001_start")
    history.commit("start")
    assert history.before() is None


def test_a_commit_can_be_requested(history: History) -> None:
    assert (found := history.before("HEAD~3")) is not None
    assert found.title.endswith("0001_start")
    with pytest.raises(UnknownCommit):
        history.before("nowhere")


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """auth and libraries of this checkout without the newest migration."""
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "test_*.py")
    for name in (f"services/{SERVICE}", "libs/servicekit", "libs/contracts"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    _newest(tmp_path).unlink()
    return tmp_path


def _newest(root: Path) -> Path:
    return max((root / FOLDER).glob("[0-9]*.py"))


def test_a_version_is_tested_with_todays_schema_and_its_own(older: Path) -> None:
    """Fails on both schemas, so the schema is not the cause."""
    tests = older / f"services/{SERVICE}/tests"
    today = _newest(ROOT).name[:4]
    (tests / "test_schema.py").write_text(SEES.format(today=today))
    trial = tried(older, SERVICE, ROOT, Path(sys.executable))
    named = f"services/{SERVICE}/tests/test_schema.py::test_"
    assert trial.passed == 1, trial.said
    assert trial.broken == (f"{named}on_its_own_schema",)
    assert trial.failed == (f"{named}never",)
    assert not trial.holds


def test_a_run_that_makes_no_schema_is_an_error(older: Path) -> None:
    tests = older / f"services/{SERVICE}/tests"
    (tests / "test_nothing.py").write_text("def test_nothing(): pass")
    with pytest.raises(NoTestRan):
        tried(older, SERVICE, ROOT, Path(sys.executable))
