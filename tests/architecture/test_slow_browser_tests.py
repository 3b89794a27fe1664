"""The list of slow browser tests names files that exist."""

import re

from source import ROOT

E2E = ROOT / "tests/e2e"


def test_every_slow_browser_test_is_a_file() -> None:
    names = re.findall(r"^  '([a-z-]+)',$", (E2E / "slow.ts").read_text(), re.MULTILINE)
    assert len(names) == len(set(names)) > 0
    assert [name for name in names if not (E2E / f"{name}.spec.ts").is_file()] == []
