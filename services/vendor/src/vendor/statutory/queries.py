"""Reads of statutory details, inside the caller's transaction."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from vendor.statutory.models import StatutoryDetails, StatutoryDocument, documents


def of_seller(session: Session, seller_id: UUID) -> StatutoryDetails | None:
    """Written to under the seller's row lock only."""
    wanted = select(StatutoryDetails).where(StatutoryDetails.seller_id == seller_id)
    return session.exec(wanted).first()


def documents_of(
    session: Session, statutory_id: UUID | None
) -> Sequence[StatutoryDocument]:
    wanted = (
        select(StatutoryDocument)
        .where(StatutoryDocument.statutory_id == statutory_id)
        .order_by(documents.c.position)
    )
    return session.exec(wanted).all()
