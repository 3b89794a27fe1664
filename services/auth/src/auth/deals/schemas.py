"""The refusal with the deals that are still open."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel

from servicekit.http.fields import Moment
from servicekit.http.refusals import Refusal


class OpenDeal(BaseModel):
    """`closes_at`: when it closes by itself."""

    quote_id: UUID
    number: str
    role: Literal["buyer", "seller"]
    accepted_at: Moment
    closes_at: Moment


class OpenDealList(BaseModel):
    deals: list[OpenDeal]


class OpenDealsRefusal(Refusal):
    data: OpenDealList | None = None
