"""Ranks offers by what the requested quantity costs the buyer.

Complete offers come first, by cost. Incomplete ones follow, by the value of what is
missing, then by what it costs to complete them. Another product and an unknown unit
are not ranked. Offering less never improves a rank.
"""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from engagement.rfq.quotes.completion import Completion
from engagement.rfq.quotes.offers import Ranked, TotalKind

KINDS: tuple[TotalKind, ...] = (
    "complete",
    "incomplete",
    "not_comparable",
    "alternative",
)
Key = tuple[Fraction | int, ...]


def ranks(offers: Sequence[Ranked], done: Sequence[Completion]) -> list[int | None]:
    """The place of each; who costs the same shares a place."""
    keys = [_key(*pair) for pair in zip(offers, done, strict=True)]
    ranked = [key for key in keys if key is not None]
    return [
        None if key is None else 1 + sum(other < key for other in ranked)
        for key in keys
    ]


def place(offer: Ranked, rank: int | None) -> tuple[int, float, Decimal]:
    """Where an offer is on the page: groups never mix."""
    by_rank = float("inf") if rank is None else rank
    return KINDS.index(offer.kind), by_rank, offer.cost.total


def _key(offer: Ranked, done: Completion) -> Key | None:
    if offer.kind == "complete":
        return 0, Fraction(offer.cost.total)
    if offer.kind != "incomplete" or done.missing is None:
        return None
    return 1, done.missing, done.cost is None, Fraction(done.cost or 0)
