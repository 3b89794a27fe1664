"""Why this seller: points in hundredths, each with the reason that gave them."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

# Of the nearest category in which the seller has a published product.
CATEGORY = (("category", 100), ("parent", 60), ("grandparent", 30))
# Of the nearest category that the seller has declared, by steps up the tree.
TRADE = (50, 40, 20, 10)
MUNICIPALITY, DISTRICT, PROVINCE = 30, 20, 10
VERIFIED, PROMPT = 20, 20
A_LEAD = 5  # fair rotation: for each lead of this week
MAX_FOR_LEADS = 50

Part = tuple[str, int]


@dataclass(frozen=True)
class Place:
    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None


@dataclass(frozen=True)
class Candidate:
    """A seller as matching sees it, for the line of `category_id`.

    `nearest` and `trades`: steps up the tree to what the seller sells and declares.
    """

    seller_id: UUID
    owner_id: UUID
    category_id: UUID | None
    place: Place
    nearest: int | None
    trades: int | None
    is_verified: bool
    response_rate: int | None
    leads: int


def parts(candidate: Candidate, wanted: Place) -> list[Part]:
    """Nothing that gave no points."""
    scored = [of_trade(candidate), _of_place(candidate.place, wanted)]
    if candidate.is_verified:
        scored.append(("verified", VERIFIED))
    if candidate.response_rate:
        scored.append(("response", round(PROMPT * candidate.response_rate / 100)))
    if candidate.leads:
        scored.append(("leads", -min(A_LEAD * candidate.leads, MAX_FOR_LEADS)))
    return [part for part in scored if part and part[1]]


def total(of: Sequence[Part]) -> int:
    return sum(points for _, points in of)


def of_trade(candidate: Candidate) -> Part:
    """By what it sells or what it declares, whichever is nearer."""
    parts: list[Part] = [("trade", 0)]
    if candidate.nearest is not None:
        parts.append(CATEGORY[candidate.nearest])
    if candidate.trades is not None:
        parts.append(("trade", TRADE[min(candidate.trades, len(TRADE) - 1)]))
    return max(parts, key=lambda part: part[1])


def _of_place(place: Place, wanted: Place) -> Part | None:
    for name, points in (
        ("municipality", MUNICIPALITY),
        ("district", DISTRICT),
        ("province", PROVINCE),
    ):
        wanted_id = getattr(wanted, f"{name}_id")
        if wanted_id is not None and getattr(place, f"{name}_id") == wanted_id:
            return name, points
    return None
