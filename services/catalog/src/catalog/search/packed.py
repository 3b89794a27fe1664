"""What a product itself says in a list, as the index keeps it.

The names of its seller, category and unit are put in when it is shown: they change
for many products at once.
"""

from operator import attrgetter
from struct import Struct
from typing import Any, NamedTuple

import orjson

from catalog.products import cards

_HEAD = Struct("<16s16s16sI")  # seller, category, unit, length of what it says itself
_said_by = attrgetter(*cards.SAID)


class Packed(NamedTuple):
    """Ids as bytes; `own` is JSON that lacks its closing brace, `specs` is JSON."""

    seller: bytes
    category: bytes
    unit: bytes
    own: bytes
    specs: bytes


def pack(row: Any) -> bytes:
    """Of a row with `cards.SAID`, the three ids, and `specs` as text."""
    own = orjson.dumps(cards.said(*_said_by(row)))[:-1]
    ids = (row.seller_id.bytes, row.category_id.bytes, row.unit_id.bytes)
    return b"".join((_HEAD.pack(*ids, len(own)), own, row.specs.encode()))


def unpack(card: bytes) -> Packed:
    seller, category, unit, length = _HEAD.unpack_from(card)
    end = _HEAD.size + length
    return Packed(seller, category, unit, card[_HEAD.size : end], card[end:])
