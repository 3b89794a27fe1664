"""Fields, ranks and boosts, the same in both engines."""

from uuid import UUID

from catalog.search.engine.entries import NameEntry, ProductEntry
from catalog.search.engine.types import NO_RANGE

# Fields by their names on disk: specifications and seller; prefixes of popular titles.
DETAILS, PREFIXES = "beside", "begun"
# Scores of one token: exact, synonym, skeleton, prefix; title over text over details.
# A verified seller's boost (15 %) lifts within a rank, never over the next.
RANKS = {
    "title": (1.0, 0.98, 0.86, 0.8),
    "text": (0.5, 0.49, 0.42, 0.35),
    DETAILS: (0.25, 0.24, 0.21, 0.17),
}
NAMES = ("title",)
MAIN = ("title", "text")
ALL = (*MAIN, DETAILS)
PLURAL = "(e?s|haru)"

# Priority is a bounded boost after the match, 15 % in all (D22).
VERIFIED_BOOST = 0.10
POPULAR_BOOST = 0.04
BREVITY_BOOST = 0.01
POPULAR_AT = 50
LONG_TITLE = 40
# About a twentieth of a million products: verified, with enquiries.
POPULAR_BOOST_MIN = 0.108
MAX_PREFIX_LENGTH = 12
# Suppliers are found among the sellers of so many products.
MAX_SELLERS = 60_000
MAX_OFFERED = 3


def product_boost(entry: ProductEntry) -> float:
    """0 to 0.15: verified, popular, and a short title."""
    popular = min(entry.popularity, POPULAR_AT) / POPULAR_AT
    length = entry.title.count(" ") + 1
    brevity = 1 - min(length, LONG_TITLE) / LONG_TITLE
    return (
        VERIFIED_BOOST * entry.facets.get("verified", 0)
        + POPULAR_BOOST * popular
        + BREVITY_BOOST * brevity
    )


def name_boost(entry: NameEntry) -> float:
    verified = VERIFIED_BOOST * entry.facets.get("verified", 0)
    rank = min(max(entry.rank, 0.0), 1.0)
    return verified + (POPULAR_BOOST + BREVITY_BOOST) * rank


def prefixes(title: str) -> str:
    """All prefixes of its tokens, and the tokens."""
    tokens = title.split()
    limit = MAX_PREFIX_LENGTH + 1
    begun = {
        token[:end] for token in tokens for end in range(1, min(len(token), limit))
    }
    return " ".join(begun.union(tokens))


def range_term(range_: UUID | str | None) -> str:
    return range_.hex if isinstance(range_, UUID) else NO_RANGE


def attribute(key: str, value: str) -> str:
    return f"{key}={value}"
