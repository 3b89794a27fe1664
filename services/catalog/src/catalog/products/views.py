"""Counts who saw a product's page: one address once a day."""

import hashlib
import hmac
from datetime import date, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.products import cards
from catalog.products.models import products, viewers, views
from servicekit.clock import today
from servicekit.http.errors import NotFound


def count(session: Session, slug: str, address: str, pepper: str) -> None:
    """One more view, unless this address was here today; raises NotFound."""
    public = sa.select(products.c.id).select_from(cards.OF_SELLER).where(cards.PUBLIC)
    product_id = session.execute(public.where(products.c.slug == slug)).scalar()
    if product_id is None:
        raise NotFound
    day = today()
    new = insert(viewers).values(
        day=day, mark=_digest(pepper, day, product_id, address)
    )
    seen = session.execute(new.on_conflict_do_nothing().returning(viewers.c.day))
    if seen.first() is None:
        return
    add = insert(views).values(product_id=product_id, day=day, count=1)
    session.execute(
        add.on_conflict_do_update(
            index_elements=[views.c.product_id, views.c.day],
            set_={"count": views.c.count + 1},
        )
    )


def week_ago() -> date:
    """The first of the last seven days of Nepal."""
    return today() - timedelta(days=6)


def _digest(pepper: str, day: date, product_id: UUID, address: str) -> bytes:
    text = f"view:{day}:{product_id}:{address}".encode()
    return hmac.digest(pepper.encode(), text, hashlib.sha256)[:16]


def delete_viewers(session: Session) -> None:
    """Hourly: yesterday's digests are not needed any more."""
    session.execute(sa.delete(viewers).where(viewers.c.day < today()))
