"""What an administrator reviews before a product is public."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.products.models import Product, products
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from contracts.forbidden import forbidden_in, is_forbidden_category
from servicekit.clock import now

CATEGORY = "category"
PLAIN = ("name", "name_ne", "description", "description_ne")
TEXTS = {*PLAIN, "keywords", "specs"}


@dataclass(frozen=True)
class Doubt:
    """Why it is reviewed; `note` lists the flagged words for both sides."""

    reason_code: str
    note: str | None = None


def doubt(session: Session, product: Product, seller: Seller) -> Doubt | None:
    """None: it may be public immediately."""
    found = text_doubt(session, product)
    if found is None and is_first_of_new_firm(session, seller):
        return Doubt("new_firm")
    return found


def text_doubt(session: Session, product: Product) -> Doubt | None:
    """Flagged words and categories that no administrator has cleared for it."""
    cleared = set(product.cleared_words)
    new = [word for word in hits(session, product) if word not in cleared]
    return Doubt("flagged_words", ", ".join(new)[:1_000]) if new else None


def clear(session: Session, product: Product) -> None:
    """An administrator publishes it: these words do not bring it into review again."""
    product.cleared_words = hits(session, product)


def hits(session: Session, product: Product) -> list[str]:
    found = forbidden_in(texts_of(product.model_dump(include=TEXTS)))
    return [*found, CATEGORY] if is_forbidden(session, product.category_id) else found


def texts_of(columns: Mapping[str, Any]) -> list[str | None]:
    """All that buyers read."""
    plain = [columns[name] for name in PLAIN]
    specs = [text for spec in columns["specs"].items() for text in spec]
    return [*plain, *columns["keywords"], *specs]


def is_first_of_new_firm(session: Session, seller: Seller) -> bool:
    """Nothing of it was ever public, and its documents are not approved."""
    opened = seller.onboarded_at
    if seller.has_papers or seller.is_verified or opened is None:
        return False
    new_for = timedelta(days=CatalogSettings.of(session).new_firm_days)
    if opened <= now() - new_for:
        return False
    public = sa.select(products.c.id).where(
        products.c.seller_id == seller.id, products.c.published_at.is_not(None)
    )
    return session.execute(public.limit(1)).first() is None


def is_forbidden(session: Session, category_id: UUID) -> bool:
    """The category, or one above it."""
    lineage = (
        sa.select(sa.func.unnest(categories.c.lineage))
        .where(categories.c.id == category_id)
        .scalar_subquery()
    )
    slugs = sa.select(categories.c.slug).where(categories.c.id.in_(lineage))
    return is_forbidden_category(session.execute(slugs).scalars())
