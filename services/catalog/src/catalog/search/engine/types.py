"""Types of the engine's queries and answers."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Literal, NamedTuple
from uuid import UUID

from catalog.search.facets import OF_SELLER

Sort = Literal["relevance", "newest", "price_asc", "price_desc", "popular"]
NO_RANGE = "none"
Group = str  # field of a facet, unit, price, moq, or attribute:<key>
ATTRIBUTE = "attribute:"


@dataclass(frozen=True, slots=True)
class FilterSet:
    """The filters of a search. `facets`: field -> the value of a row of `FACETS`.

    `attributes`: key -> any of these values. `range` is the seller's or `NO_RANGE`.
    `unit` is that of prices and minimum orders.
    """

    category: UUID | None = None
    seller: UUID | None = None
    range: UUID | str | None = None
    facets: dict[str, int] = field(default_factory=dict)
    unit: str | None = None
    price_min: Decimal | None = None
    price_max: Decimal | None = None
    moq_max: int | None = None
    attributes: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The facets whose own filter is on."""
        on = list(self.facets)
        if self.unit is not None:
            on.append("unit")
        if self.price_min is not None or self.price_max is not None:
            on.append("price")
        if self.moq_max is not None:
            on.append("moq")
        return (*on, *(f"{ATTRIBUTE}{key}" for key in self.attributes))

    @property
    def has_amounts(self) -> bool:
        """Whether it filters by price or minimum order."""
        return bool({"price", "moq"} & set(self.groups))

    @property
    def is_of_products(self) -> bool:
        """Whether a filter is about the products, not only about their seller."""
        of_sellers = {each.field for each in OF_SELLER}
        return self.category is not None or bool(set(self.groups) - of_sellers)

    def of(self, seller: UUID) -> "FilterSet":
        return replace(self, seller=seller)

    def without(self, group: Group) -> "FilterSet":
        """The same with one filter off."""
        if group == "price":
            return replace(self, price_min=None, price_max=None)
        if group == "moq":
            return replace(self, moq_max=None)
        if group == "unit":
            return replace(self, unit=None)
        if group.startswith(ATTRIBUTE):
            off = group.removeprefix(ATTRIBUTE)
            others = {k: v for k, v in self.attributes.items() if k != off}
            return replace(self, attributes=others)
        facets = {k: v for k, v in self.facets.items() if k != group}
        return replace(self, facets=facets)


NO_FILTERS = FilterSet()


@dataclass(frozen=True, slots=True)
class Window:
    limit: int
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Hits:
    """One page of ids in order, and how many there are in all."""

    ids: list[UUID]
    total: int


@dataclass(frozen=True, slots=True)
class Nearest:
    """The token a word is corrected to, and the documents that contain it."""

    token: str
    ids: list[UUID]


class SuggestedIds(NamedTuple):
    products: Sequence[UUID] = ()
    categories: Sequence[UUID] = ()
    suppliers: Sequence[UUID] = ()
