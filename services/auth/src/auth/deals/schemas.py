"""The refusal with the orders and deals that are still open."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel

from servicekit.http.fields import Moment
from servicekit.http.refusals import Refusal

Role = Literal["buyer", "seller"]


class OpenDeal(BaseModel):
    """`closes_at`: when it closes by itself."""

    quote_id: UUID
    number: str
    role: Role
    accepted_at: Moment
    closes_at: Moment


class OpenOrder(BaseModel):
    """`status` since `changed_at`; its partner is in the order."""

    order_id: UUID
    number: str
    role: Role
    status: str
    changed_at: Moment


class OpenDealList(BaseModel):
    """`deals`: accepted quotes without an order."""

    orders: list[OpenOrder]
    deals: list[OpenDeal]


class OpenDealsRefusal(Refusal):
    data: OpenDealList | None = None
