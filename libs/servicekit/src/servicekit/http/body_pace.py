"""Gives expensive bodies a fixed share of a process's time (ADR 59).

A body is read and validated in one step, and no other request is answered meanwhile.
The next expensive body waits until other requests had their share.
"""

import time
from collections.abc import Callable

from servicekit.http.errors import Unavailable

SHARE = 0.2
FREE_S = 0.0005  # the form of a product costs less
MAX_WAIT_S = 5.0
# Measured on one core: a field with its error, an item of a list, a byte.
FIELD_S, ITEM_S, BYTE_S = 5e-6, 5e-7, 1e-8
FIELDS = 500
REFUSED_S = 0.001


class Pace:
    """The queue of one process; it holds nothing but the time when it is empty."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._free_at = clock, 0.0

    def wait_s(self, size: int, signs: int) -> float:
        """How long this body waits; raises Unavailable above `MAX_WAIT_S`."""
        cost = _cost_s(size, signs)
        if cost <= FREE_S:
            return 0.0
        now = self._clock()
        begins = max(now, self._free_at)
        if begins - now > MAX_WAIT_S:
            raise Unavailable
        self._free_at = begins + cost / SHARE
        return begins - now


def _cost_s(size: int, signs: int) -> float:
    """0 bytes: a body that is refused unread."""
    if not size:
        return REFUSED_S
    return min(signs, FIELDS) * FIELD_S + signs * ITEM_S + size * BYTE_S
