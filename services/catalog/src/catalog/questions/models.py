"""Questions of buyers about a product, and answers of its seller."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from catalog.products.models import products
from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class ProductQuestion(SQLModel, table=True):
    """Public once it is answered; until then only asker and seller read it."""

    __tablename__ = "product_questions"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    product_id: UUID
    seller_id: UUID
    asker_id: UUID
    body: str
    asked_at: datetime = Field(default_factory=now, sa_type=_TIME)
    answer: str | None = None
    answered_at: datetime | None = Field(default=None, sa_type=_TIME)


table = ProductQuestion.__table__  # type: ignore[attr-defined]
IS_ANSWERED = table.c.answered_at.is_not(None)
# A column of the statement of a product's page: most pages need no other.
ANSWERED_COUNT = (
    sa.select(sa.func.count())
    .where(IS_ANSWERED, table.c.product_id == products.c.id)
    .scalar_subquery()
    .label("question_count")
)
