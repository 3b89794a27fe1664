"""No count rises (CONTRIBUTING, "Counts that only fall")."""

import pytest
from ratchets import COUNTERS, recorded


@pytest.mark.parametrize("name", COUNTERS)
def test_a_count_only_falls(name: str) -> None:
    found = COUNTERS[name]()
    most = recorded()[name]
    listed = f".venv/bin/python tests/architecture/ratchets.py {name}"
    assert len(found) <= most, f"{name} rose from {most}; `{listed}` lists them"
    assert len(found) == most, (
        f"{name} fell from {most}: record it with `make ratchets`"
    )


def test_the_record_has_only_existing_counters() -> None:
    assert recorded().keys() == COUNTERS.keys()
