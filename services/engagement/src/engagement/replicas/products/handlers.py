from sqlmodel import Session

from contracts.catalog import (
    ProductDeleted,
    ProductPublished,
    ProductUnlisted,
    ProductUpdated,
)
from engagement.replicas.products.models import table
from engagement.replicas.service import upsert_newest
from servicekit.messaging.event import Envelope

ProductEvent = (
    Envelope[ProductPublished]
    | Envelope[ProductUpdated]
    | Envelope[ProductUnlisted]
    | Envelope[ProductDeleted]
)
COLUMNS = set(table.c.keys())


def store_product(session: Session, event: ProductEvent) -> None:
    """Also for a deleted product: wishlists render it greyed (D40)."""
    upsert_newest(session, table, event.data.model_dump(include=COLUMNS))
