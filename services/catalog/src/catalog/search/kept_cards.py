"""Rows of a search, ready as JSON, until something they show changes.

The wanted goods of a category lead each of its lists, however they are narrowed:
PostgreSQL is asked for them once.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from threading import Lock
from typing import NamedTuple
from uuid import UUID

import orjson

from catalog.products import listed
from catalog.search import queries
from catalog.search.shelves import Shelves
from servicekit.changes.store import Change
from servicekit.reads import Reads, Row

MOST = 6_000  # two kilobytes each
KEPT_FOR_S = 30.0  # as pages: no longer, should a change not be heard of
_OF_MANY = {"category", "unit"}  # their names are on cards of any seller


class _Card(NamedTuple):
    json: orjson.Fragment
    seller_id: UUID
    until: float


class KeptCards:
    """By product. The follower's thread drops what the loop's reads and keeps."""

    def __init__(self, most: int = MOST) -> None:
        self._most, self._turn = most, 0
        self._kept: OrderedDict[UUID, _Card] = OrderedDict()
        self._lock = Lock()

    async def listed(
        self, reads: Reads, ids: Sequence[UUID], shelves: Callable[[], Shelves]
    ) -> list[orjson.Fragment]:
        """The cards of these ids in this order; those gone meanwhile are left out."""
        turn, found = self._turn, self._found(ids)
        missing = [each for each in ids if each not in found]
        if missing:
            rows = await reads.rows(queries.LISTED, ids=missing)
            made = {row["id"]: _card(row, shelves()) for row in rows}
            self._keep(made, turn)
            found |= made
        return [found[each].json for each in ids if each in found]

    def drop(self, changes: Iterable[Change]) -> None:
        """Call it when they are committed and `Shelves` know them."""
        told = {(each.kind, each.ref_id) for each in changes}
        with self._lock:
            self._turn += 1
            if any(kind in _OF_MANY or ref_id is None for kind, ref_id in told):
                self._kept.clear()
                return
            for product_id in [id_ for kind, id_ in told if kind == "product"]:
                self._kept.pop(product_id, None)  # type: ignore[arg-type]
            firms = {ref_id for kind, ref_id in told if kind == "seller"}
            for key in [k for k, card in self._kept.items() if card.seller_id in firms]:
                del self._kept[key]

    def clear(self) -> None:
        with self._lock:
            self._turn += 1
            self._kept.clear()

    def _found(self, ids: Sequence[UUID]) -> dict[UUID, _Card]:
        now, found = time.monotonic(), {}
        with self._lock:
            for each in ids:
                card = self._kept.get(each)
                if card is not None and card.until > now:
                    self._kept.move_to_end(each)
                    found[each] = card
        return found

    def _keep(self, made: dict[UUID, _Card], turn: int) -> None:
        """Not when anything changed while they were read: they may be the old ones."""
        with self._lock:
            if self._turn != turn:
                return
            self._kept |= made
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)


def _card(row: Row, shelves: Shelves) -> _Card:
    json = orjson.dumps(listed.row(row, shelves.telling), default=str)
    until = time.monotonic() + KEPT_FOR_S
    return _Card(orjson.Fragment(json), row["seller_id"], until)
