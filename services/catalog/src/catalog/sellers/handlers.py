"""Vendor told of a seller: the card, and the words products are found by."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.listings.forgetting import withdraw
from catalog.products.models import products
from catalog.search import vocabulary
from catalog.search.keys import key
from catalog.sellers.models import responses, table
from contracts.vendor import (
    SellerOnboarded,
    SellerResponseChanged,
    SellerState,
    SellerUpdated,
)
from servicekit.messaging.event import Envelope


def keep_seller(
    session: Session, event: Envelope[SellerOnboarded] | Envelope[SellerUpdated]
) -> None:
    """Upserts the card unless we know a newer one; what a forgotten one wrote goes."""
    row = _row(event.data)
    names = sa.select(table.c.company_name, table.c.company_name_ne)
    before = session.execute(names.where(table.c.id == row["id"])).first()
    statement = insert(table).values(row)
    newer = statement.on_conflict_do_update(
        index_elements=[table.c.id],
        set_={name: statement.excluded[name] for name in row if name != "id"},
        where=table.c.version < statement.excluded.version,
    )
    if session.execute(newer.returning(table.c.id)).first():
        _teach_products(session, row)
        vocabulary.learn(session, (row["company_name"], row["company_name_ne"]))
        if event.data.is_forgotten:
            withdraw(session, row["id"])
        vocabulary.unlearn(session, before or ())


def keep_response(session: Session, event: Envelope[SellerResponseChanged]) -> None:
    """Upserts the count unless we know a newer one."""
    add = insert(responses).values(event.data.model_dump())
    newer = add.on_conflict_do_update(
        index_elements=[responses.c.seller_id],
        set_={name: add.excluded[name] for name in type(event.data).model_fields},
        where=responses.c.counted_at < add.excluded.counted_at,
    )
    session.execute(newer)


def _row(seller: SellerState) -> dict[str, Any]:
    row = {
        name: getattr(seller, name)
        for name in type(seller).model_fields
        if name in table.c
    }
    words = (
        seller.company_name,
        seller.company_name_ne,
        seller.district,
        seller.district_ne,
    )
    return {"id": seller.seller_id, **row, "search_key": key(words)}


def _teach_products(session: Session, seller: dict[str, Any]) -> None:
    """A product is also found by its seller's name and district."""
    combined = products.c.own_key + seller["search_key"]
    session.execute(
        sa.update(products)
        .where(products.c.seller_id == seller["id"], products.c.search_key != combined)
        .values(search_key=combined)
    )
