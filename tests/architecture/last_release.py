"""The last release: the commit its heading in the changelog names."""

import re
import subprocess
from pathlib import Path

import pytest
from source import ROOT

RELEASED = re.compile(r"^## \d+\.\d+\.\d+ - [\d-]+ \((\w+)\)$", re.MULTILINE)


def last_release(root: Path = ROOT) -> str:
    """Skips in a clone without history."""
    if git("rev-parse", "--is-shallow-repository", root=root).strip() != "false":
        pytest.skip("this clone has no history: git fetch --unshallow")
    heading = RELEASED.search((root / "CHANGELOG.md").read_text("utf-8"))
    assert heading, "CHANGELOG.md names no release with its commit"
    return heading[1]


def released(path: str, commit: str, root: Path = ROOT) -> str | None:
    """The file as it was then; None without one."""
    try:
        return git("show", f"{commit}:{path}", root=root)
    except subprocess.CalledProcessError:
        return None


def git(*words: str, root: Path = ROOT) -> str:
    return subprocess.check_output(
        ["git", *words], cwd=root, text=True, stderr=subprocess.DEVNULL
    )
