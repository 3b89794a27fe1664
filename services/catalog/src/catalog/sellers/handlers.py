"""Events of vendor about a seller: the card, and its search key."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.imports import erasure as imports
from catalog.listings import tiers
from catalog.listings.erasure import withdraw
from catalog.questions import erasure as questions
from catalog.sellers.models import ratings, responses, table
from catalog.text.keys import key
from contracts.vendor import (
    SellerOnboarded,
    SellerRatingChanged,
    SellerResponseChanged,
    SellerState,
    SellerUpdated,
)
from servicekit.messaging.event import Envelope


def upsert_seller(
    session: Session, event: Envelope[SellerOnboarded] | Envelope[SellerUpdated]
) -> None:
    """Upserts the card unless ours is newer; erases what an erased company wrote."""
    row = _row(event.data)
    statement = insert(table).values(row)
    newer = statement.on_conflict_do_update(
        index_elements=[table.c.id],
        set_={name: statement.excluded[name] for name in row if name != "id"},
        where=table.c.version < statement.excluded.version,
    )
    if session.execute(newer.returning(table.c.id)).first():
        tiers.follow(session, row["id"])
        if event.data.is_forgotten:
            withdraw(session, row["id"])
            questions.erase_of_seller(session, row["id"])
            imports.erase(session, row["id"])


def upsert_response(session: Session, event: Envelope[SellerResponseChanged]) -> None:
    """Upserts the count unless ours is newer."""
    _upsert_count(session, responses, event.data)


def upsert_rating(session: Session, event: Envelope[SellerRatingChanged]) -> None:
    """Upserts the rating unless ours is newer."""
    _upsert_count(session, ratings, event.data)


def _upsert_count(
    session: Session,
    counts: sa.Table,
    count: SellerResponseChanged | SellerRatingChanged,
) -> None:
    add = insert(counts).values(count.model_dump())
    newer = add.on_conflict_do_update(
        index_elements=[counts.c.seller_id],
        set_={name: add.excluded[name] for name in type(count).model_fields},
        where=counts.c.counted_at < add.excluded.counted_at,
    )
    session.execute(newer)


def _row(seller: SellerState) -> dict[str, Any]:
    row = {
        name: getattr(seller, name)
        for name in type(seller).model_fields
        if name in table.c
    }
    texts = (
        seller.company_name,
        seller.company_name_ne,
        seller.district,
        seller.district_ne,
    )
    papers = {"has_papers": seller.pan_number is not None}
    return {"id": seller.seller_id, **row, **papers, "search_key": key(texts)}
