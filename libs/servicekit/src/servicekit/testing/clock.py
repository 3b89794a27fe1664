"""A clock that can be set, so that no test waits for a timer."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from servicekit import clock


@contextmanager
def ahead(**by: float) -> Iterator[None]:
    """`ahead(days=2)`: inside, the clock is so much ahead."""
    before = clock._ahead[0]
    clock._ahead[0] = before + timedelta(**by)
    try:
        yield
    finally:
        clock._ahead[0] = before
