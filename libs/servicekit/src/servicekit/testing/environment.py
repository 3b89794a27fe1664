"""A pytest plugin: no test leaves a variable behind for the tests after it."""

import os
from collections.abc import Iterator

import pytest

PYTESTS_OWN = "PYTEST_CURRENT_TEST"


@pytest.fixture(autouse=True)
def environment_restored() -> Iterator[None]:
    """Fails the test that leaves the environment changed. Fixtures of a wider scope
    are set up before and may change it."""
    before = variables()
    yield
    after = variables()
    names = before | after
    changed = sorted(name for name in names if before.get(name) != after.get(name))
    if changed:
        pytest.fail(f"the test leaves these variables changed: {changed}")


def variables() -> dict[str, str]:
    """Without the one that names the current phase of a test."""
    return {name: value for name, value in os.environ.items() if name != PYTESTS_OWN}
