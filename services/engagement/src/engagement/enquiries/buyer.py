"""The buyer of an enquiry: what the seller may see of earlier enquiries."""

from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel
from sqlmodel import Session

from engagement.enquiries.models import table
from engagement.rfq.requirements.models import VerifiedPhone

_earlier = table.alias("earlier")


class BuyerOut(BaseModel):
    """`enquiries_count` and `won_count` are of this company, this one included."""

    is_registered: bool
    is_phone_verified: bool
    enquiries_count: int
    won_count: int


def of(session: Session, row: sa.RowMapping) -> BuyerOut:
    buyer_id: UUID | None = row["buyer_id"]
    same = _earlier.c.phone == row["phone"] if row["phone"] else sa.false()
    if buyer_id:
        same = sa.or_(same, _earlier.c.buyer_id == buyer_id)
    counted = sa.select(
        sa.func.count(),
        sa.func.count().filter(_earlier.c.status == "won"),
    ).where(_earlier.c.seller_id == row["seller_id"], same)
    count, won = session.execute(counted).one()
    proven = buyer_id and session.get(VerifiedPhone, buyer_id)
    return BuyerOut(
        is_registered=buyer_id is not None,
        is_phone_verified=bool(proven),
        enquiries_count=count,
        won_count=won,
    )
