"""What catalog tells."""

from decimal import Decimal
from typing import ClassVar, Literal
from uuid import UUID

from servicekit.messaging.event import Event


class CategoryChanged(Event):
    """A category as it is now; readers keep id, names and place in the tree."""

    type: ClassVar[str] = "catalog.category_changed.v1"

    category_id: UUID
    version: int
    parent_id: UUID | None
    level: int
    slug: str
    name: str
    name_ne: str
    is_leaf: bool
    is_deleted: bool = False


class ProductState(Event):
    """Common to the product events: the product as buyers see it.

    `price` in NPR, None when it is given on request; `image` is a path under /storage/.
    """

    product_id: UUID
    version: int
    seller_id: UUID
    category_id: UUID
    slug: str
    name: str
    name_ne: str | None = None
    image: str | None = None
    price: Decimal | None = None
    currency: str = "NPR"
    unit: str | None = None
    status: Literal["published", "unlisted", "deleted"] = "published"


class ProductPublished(ProductState):
    type: ClassVar[str] = "catalog.product_published.v1"


class ProductUpdated(ProductState):
    """A published product changed."""

    type: ClassVar[str] = "catalog.product_updated.v1"


class ProductUnlisted(ProductState):
    """The product left the public pages; it may come back."""

    type: ClassVar[str] = "catalog.product_unlisted.v1"


class ProductDeleted(ProductState):
    """The product is gone; readers keep a tombstone."""

    type: ClassVar[str] = "catalog.product_deleted.v1"
