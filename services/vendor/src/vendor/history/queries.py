"""Reading the audit trail."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from vendor.history.models import SellerTransition, table

MAX_ROWS = 200


def of_seller(session: Session, seller_id: UUID) -> Sequence[SellerTransition]:
    """The newest first."""
    wanted = (
        select(SellerTransition)
        .where(table.c.seller_id == seller_id)
        .order_by(table.c.id.desc())
        .limit(MAX_ROWS)
    )
    return session.exec(wanted).all()
