"""One Varnish and one stub origin for all tests; each test has its own paths."""

from collections.abc import Iterator

import pytest
from varnish_lab import Lab


@pytest.fixture(scope="session")
def lab() -> Iterator[Lab]:
    made = Lab()
    try:
        yield made
    finally:
        made.stop()
