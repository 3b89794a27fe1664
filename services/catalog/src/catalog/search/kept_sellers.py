"""What the cards of a search say of sellers, until it changes."""

import time
from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock
from typing import NamedTuple
from uuid import UUID

import orjson

from catalog.products import listed
from catalog.search import queries
from servicekit.changes.store import Change
from servicekit.reads import Reads, Row

MOST = 20_000  # half a kilobyte each
KEPT_FOR_S = 30.0  # as pages: no longer, should a change not be heard of


class _Seller(NamedTuple):
    json: bytes
    until: float


class KeptSellers:
    """By id. The follower's thread drops what the loop's reads and keeps."""

    def __init__(self, most: int = MOST) -> None:
        self._most, self._turn = most, 0
        self._kept: OrderedDict[bytes, _Seller] = OrderedDict()
        self._lock = Lock()

    async def told(self, reads: Reads, ids: Iterable[bytes]) -> dict[bytes, bytes]:
        """JSON of the active ones among these."""
        turn, wanted = self._turn, set(ids)
        found = self._found(wanted)
        if missing := [UUID(bytes=each) for each in wanted.difference(found)]:
            rows = await reads.rows(queries.SELLERS, ids=missing)
            made = {row["id"].bytes: _seller(row) for row in rows}
            self._keep(made, turn)
            found |= {each: seller.json for each, seller in made.items()}
        return found

    def drop(self, changes: Iterable[Change]) -> None:
        """Call it when they are committed."""
        firms = [each.ref_id for each in changes if each.kind == "seller"]
        if not firms:
            return
        with self._lock:
            self._turn += 1
            for seller_id in firms:
                if seller_id is None:
                    self._kept.clear()
                else:
                    self._kept.pop(seller_id.bytes, None)

    def clear(self) -> None:
        with self._lock:
            self._turn += 1
            self._kept.clear()

    def _found(self, ids: Iterable[bytes]) -> dict[bytes, bytes]:
        now, found = time.monotonic(), {}
        with self._lock:
            for each in ids:
                seller = self._kept.get(each)
                if seller is not None and seller.until > now:
                    self._kept.move_to_end(each)
                    found[each] = seller.json
        return found

    def _keep(self, made: dict[bytes, _Seller], turn: int) -> None:
        """Not when anything changed while they were read: they may be the old ones."""
        with self._lock:
            if self._turn != turn:
                return
            self._kept |= made
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)


def _seller(row: Row) -> _Seller:
    return _Seller(orjson.dumps(listed.seller(row)), time.monotonic() + KEPT_FOR_S)
