from uuid import UUID

from pydantic import BaseModel


class OrderPartner(BaseModel):
    """`order_id`: the newest of `order_count` confirmed orders."""

    order_id: UUID
    name: str
    name_ne: str | None
    order_count: int
