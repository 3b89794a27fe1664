"""Types of the engine's queries and answers."""

from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any, Literal
from uuid import UUID

Sort = Literal["relevance", "newest", "price_asc", "price_desc", "popular"]
NO_RANGE = "none"
Group = str  # province, district, verified, quick, price, moq, or attribute:<key>
ATTRIBUTE = "attribute:"


@dataclass(frozen=True, slots=True)
class FilterSet:
    """The filters of a search. `attributes`: key -> any of these values.

    `range` is one of the seller's, or `NO_RANGE`.
    """

    category: UUID | None = None
    seller: UUID | None = None
    range: UUID | str | None = None
    province: int | None = None
    district: int | None = None
    verified: bool | None = None
    quick: bool | None = None
    price_min: Decimal | None = None
    price_max: Decimal | None = None
    moq_max: int | None = None
    attributes: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The facets whose own filter is on."""
        on = [
            name
            for name in ("province", "district", "verified", "quick")
            if getattr(self, name) is not None
        ]
        if self.price_min is not None or self.price_max is not None:
            on.append("price")
        if self.moq_max is not None:
            on.append("moq")
        return (*on, *(f"{ATTRIBUTE}{key}" for key in self.attributes))

    def without(self, group: Group) -> "FilterSet":
        """The same with one filter off."""
        if group == "price":
            return replace(self, price_min=None, price_max=None)
        if group == "moq":
            return replace(self, moq_max=None)
        if group.startswith(ATTRIBUTE):
            off = group.removeprefix(ATTRIBUTE)
            others = {k: v for k, v in self.attributes.items() if k != off}
            return replace(self, attributes=others)
        nothing: dict[str, Any] = {group: None}
        return replace(self, **nothing)


@dataclass(frozen=True, slots=True)
class Window:
    limit: int
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Hits:
    """One page of ids in order, and how many there are in all."""

    ids: list[UUID]
    total: int
