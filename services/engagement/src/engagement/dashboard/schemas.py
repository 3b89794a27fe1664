"""The homes of a seller, a buyer and an administrator on the wire."""

from datetime import date
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from servicekit.http.fields import Moment, Money

Group = Literal["overdue", "today", "week", "later"]
Step = Literal[
    "confirm",
    "send",
    "settle",
    "confirm_receipt",
    "confirm_payment",
    "answer_cancellation",
    "resolve",
]
Kind = Literal[
    "unanswered",
    "answers",
    "questions",
    "quotes",
    "enquiry_quotes",
    "counters",
    "ending_quotes",
    "orders",
    "new_leads",
    "reminders",
    "unquoted",
    "reviews",
    "cases",
    "unpriced",
]


class Figure(BaseModel):
    """`link` opens as many rows as `value` says. `before`: in the span before this one
    if it `is_of_span`, else how it stood when this one began; None: nobody knows."""

    key: str
    value: int
    before: int | None
    is_of_span: bool
    link: str | None


class AmountFigure(BaseModel):
    """In rupees; `link` opens the quotes or orders it is the sum of."""

    key: str
    value: Money
    before: Money
    currency: Literal["NPR"] = "NPR"
    link: str


class TodoQuote(BaseModel):
    """One of the quotes to compare; `amount` is delivered, with VAT and freight."""

    company: str | None
    amount: Money
    delivery_days: int | None
    expires_at: Moment


class TodoItem(BaseModel):
    """`due_at`: until when; None when it only waits. `group`: when to do it.
    `text`: what the other side wrote. `amount`: what it is worth in rupees.
    `step`: what an order waits for."""

    title: str
    who: str | None
    text: str | None
    step: Step | None
    quantity: str | None
    unit: str | None
    unit_id: UUID | None
    amount: Money | None
    quotes: list[TodoQuote]
    due_at: Moment | None
    group: Group
    link: str


class Todo(BaseModel):
    """`count` rows wait behind `link`; `items` are the most urgent of them."""

    kind: Kind
    count: int
    link: str
    items: list[TodoItem]


class DealDay(BaseModel):
    """A day of Nepal. The response rate of each day is in vendor's statistics."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    day: date
    enquiries: int = 0
    answers: int = 0
    quotes: int = 0
    won: int = 0


class Dashboard(BaseModel):
    """`per_day_before`: of the span before, as many days. `done_today`: how many rows
    this side has decided today."""

    days: int
    since: date
    until: date
    figures: list[Figure]
    worth: list[AmountFigure]
    per_day: list[DealDay]
    per_day_before: list[DealDay]
    todo: list[Todo]
    done_today: int


class MarketDay(BaseModel):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    day: date
    enquiries: int = 0
    requirements: int = 0
    quotes: int = 0
    complaints: int = 0


class MarketStats(BaseModel):
    """Of the whole market, as far as engagement knows it."""

    days: int
    since: date
    until: date
    figures: list[Figure]
    per_day: list[MarketDay]


class PartyFigures(BaseModel):
    """Values in NPR, without refused and cancelled orders."""

    enquiries_sent: int
    enquiries_received: int
    requirements: int
    quotes: int
    orders_bought: int
    bought_value: Money
    orders_sold: int
    sold_value: Money
    complaints: int
    disputes: int


class PartyEvent(BaseModel):
    """`title`: the order's or complaint's number, or the text of a review."""

    id: UUID
    kind: Literal["order", "review", "complaint"]
    subject_id: UUID
    title: str
    to_status: str
    status_label: str
    role: str
    by_user: UUID | None
    reason: str | None
    at: Moment


class PartyDeals(BaseModel):
    """The events with the newest first."""

    figures: PartyFigures
    events: list[PartyEvent]
