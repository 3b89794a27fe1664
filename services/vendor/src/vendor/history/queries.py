"""Reading the audit trail."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from vendor.history.models import SellerMove, table

MOST = 200


def of_seller(session: Session, seller_id: UUID) -> Sequence[SellerMove]:
    """The newest first."""
    wanted = (
        select(SellerMove)
        .where(table.c.seller_id == seller_id)
        .order_by(table.c.id.desc())
        .limit(MOST)
    )
    return session.exec(wanted).all()
