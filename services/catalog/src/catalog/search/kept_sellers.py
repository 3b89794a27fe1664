"""What cards say of sellers, until it changes."""

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


class ShopSeller(NamedTuple):
    """JSON as the cards of its own page say it: without what a search adds."""

    id: UUID
    json: bytes


class KeptSellers:
    """By id. The follower's thread drops what the loop's reads and keeps."""

    def __init__(self, most: int = MOST) -> None:
        self._most, self._turn = most, 0
        self._kept: OrderedDict[bytes, _Seller] = OrderedDict()
        self._ids: dict[str, bytes] = {}  # whose a slug was when it was last asked
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

    async def of_shop(self, reads: Reads, slug: str) -> ShopSeller | None:
        """The active one of this slug."""
        turn, seller_id = self._turn, self._ids.get(slug, b"")
        json = self._found([seller_id]).get(seller_id, b"")
        if json.startswith(b'{"slug":%b,' % orjson.dumps(slug)):
            return _of_shop(seller_id, json)
        row = await reads.first(queries.SELLER, slug=slug)
        if row is None:
            return None
        made, seller_id = _seller(row), row["id"].bytes
        self._keep({seller_id: made}, turn)
        self._name(slug, seller_id)
        return _of_shop(seller_id, made.json)

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

    def _name(self, slug: str, seller_id: bytes) -> None:
        if len(self._ids) >= self._most:
            self._ids.clear()
        self._ids[slug] = seller_id


def _of_shop(seller_id: bytes, found: bytes) -> ShopSeller:
    """A quote inside a text is escaped: this can be nothing but the name of a field."""
    card, _, _ = found.partition(b',"province":')
    return ShopSeller(UUID(bytes=seller_id), card + b"}")


def _seller(row: Row) -> _Seller:
    return _Seller(orjson.dumps(listed.seller(row)), time.monotonic() + KEPT_FOR_S)
