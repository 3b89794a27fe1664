"""Which supplier delivers which line, and what that costs."""

from uuid import UUID

from pydantic import BaseModel, Field

from engagement.rfq.quotes.presenter import CostOut
from servicekit.http.fields import Input, Money


class AwardLine(Input):
    line_id: UUID
    quote_id: UUID


class NewAward(Input):
    """`version`: of the requirement, as the comparison had it."""

    version: int
    lines: list[AwardLine] = Field(min_length=1, max_length=20)


class SplitLine(BaseModel):
    line_id: UUID
    quote_id: UUID


class SplitOrder(BaseModel):
    """The order that one supplier gets."""

    quote_id: UUID
    line_count: int
    totals: CostOut
    cost_to_buyer: Money


class CompleteQuote(BaseModel):
    """The quote that delivers all open lines at the lowest cost to the buyer."""

    quote_id: UUID
    cost_to_buyer: Money


class SplitOut(BaseModel):
    """`saving`: what the split costs less than `complete`, below zero where it costs
    more; None where no quote has all open lines, or the split has not."""

    lines: list[SplitLine]
    orders: list[SplitOrder]
    totals: CostOut
    cost_to_buyer: Money
    complete: CompleteQuote | None
    saving: Money | None
