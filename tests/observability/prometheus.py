"""The alerts, tried by promtool."""

import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.observability.rules import RULES, groups

needs_promtool = pytest.mark.skipif(
    not shutil.which("promtool"),
    reason="promtool is missing: sudo apt-get install -y prometheus",
)


def write_rules(folder: Path) -> list[str]:
    """Names of the files."""
    for file in RULES:
        (folder / file.name).write_text(yaml.safe_dump(groups(file)))
    return [file.name for file in RULES]


def promtool(folder: Path, *words: str) -> None:
    done = subprocess.run(
        ["promtool", *words], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
