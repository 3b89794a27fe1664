"""One Varnish and one stub origin for all; pages have paths of their own."""

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
