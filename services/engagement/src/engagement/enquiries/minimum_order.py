"""The product's minimum order, of an enquiry below it: both sides see it."""

import sqlalchemy as sa
from pydantic import BaseModel


class MinimumOrder(BaseModel):
    """The smallest quantity that the seller sold when the enquiry was sent."""

    quantity: int
    unit: str | None


def of(row: sa.RowMapping) -> MinimumOrder | None:
    if row["moq"] is None:
        return None
    return MinimumOrder(quantity=row["moq"], unit=row["moq_unit"])
