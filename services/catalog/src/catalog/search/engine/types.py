"""Types of the engine's queries and answers."""

from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Literal
from uuid import UUID

Sort = Literal["relevance", "newest", "price_asc", "price_desc", "popular"]
NO_RANGE = "none"
Group = str  # field of a facet, price, moq, or attribute:<key>
ATTRIBUTE = "attribute:"


@dataclass(frozen=True, slots=True)
class FilterSet:
    """The filters of a search. `facets`: field -> the value of a row of `FACETS`.

    `attributes`: key -> any of these values. `range` is the seller's or `NO_RANGE`.
    """

    category: UUID | None = None
    seller: UUID | None = None
    range: UUID | str | None = None
    facets: dict[str, int] = field(default_factory=dict)
    price_min: Decimal | None = None
    price_max: Decimal | None = None
    moq_max: int | None = None
    attributes: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The facets whose own filter is on."""
        on = list(self.facets)
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
        facets = {k: v for k, v in self.facets.items() if k != group}
        return replace(self, facets=facets)


@dataclass(frozen=True, slots=True)
class Window:
    limit: int
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Hits:
    """One page of ids in order, and how many there are in all."""

    ids: list[UUID]
    total: int
