"""What ESLint finds and `eslint-suppressions.json` lists, per file and rule."""

import json
from typing import TypeAlias

from source import ROOT

LIST = ROOT / "eslint-suppressions.json"
FLOORS = "boundaries/dependencies"
Listed: TypeAlias = dict[str, dict[str, dict[str, int]]]


def read() -> Listed:
    listed: Listed = json.loads(LIST.read_text())
    return listed


def of_floors(listed: Listed) -> list[str]:
    return [line for line in _lines(listed) if line.endswith(FLOORS)]


def of_other_rules(listed: Listed) -> list[str]:
    return [line for line in _lines(listed) if not line.endswith(FLOORS)]


def _lines(listed: Listed) -> list[str]:
    """One line for each breach, not for each entry."""
    return [
        f"{file}: {rule}"
        for file, rules in listed.items()
        for rule, found in rules.items()
        for _ in range(found["count"])
    ]
