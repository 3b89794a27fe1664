"""The caches that a public page passes: the rows of the table in `docs/caching.md`."""

import re

from source import ROOT

PAGE = ROOT / "docs/caching.md"
ROW = re.compile(r"^\| *(\d+) *\|([^|]+)\|", re.MULTILINE)


def breaches() -> list[str]:
    return listed(PAGE.read_text())


def listed(text: str) -> list[str]:
    return [f"{number}: {name.strip()}" for number, name in ROW.findall(text)]
