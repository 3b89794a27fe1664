"""What the index stores of a product, a category or a supplier."""

from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from typing import Literal
from uuid import UUID

Kind = Literal["category", "supplier"]


@dataclass(frozen=True, slots=True)
class ProductEntry:
    """`title`, `text` and `details` are tokens with spaces between them.

    The text: keywords, category and place. The details: specifications and seller.
    `facets`: field -> the value of a row of `FACETS`. `price` and `moq` are in `unit`.
    """

    id: UUID
    seller_id: UUID
    category_id: UUID
    lineage: tuple[UUID, ...]
    title: str
    text: str
    details: str
    facets: dict[str, int]
    price: Decimal | None
    moq: int
    unit: str
    published_at: datetime | None
    popularity: int
    range: UUID | None = None
    attributes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class NameEntry:
    """`rank` is 0..1: the order of equal matches."""

    id: UUID
    kind: Kind
    name: str
    rank: float
    facets: dict[str, int] = field(default_factory=dict)
