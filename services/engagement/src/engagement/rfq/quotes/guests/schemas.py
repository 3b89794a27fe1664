"""A quote as a guest reads it by the link of an email, and what a guest sends."""

from pydantic import BaseModel, Field

from engagement.orders.transitions import OrderStatus
from engagement.rfq.quotes.presenter import QuoteOut
from engagement.rfq.quotes.schemas import Counter, Reason
from servicekit.http.fields import Input, Moment
from servicekit.http.phone_codes import Code


class Version(Input):
    """The version that the guest has read: a newer one is not decided unseen."""

    version: int = Field(ge=1)


class GuestCounter(Counter, Version):
    pass


class GuestRejection(Reason, Version):
    pass


class GuestAcceptance(Code, Version):
    pass


class GuestOrder(BaseModel):
    number: str
    status: OrderStatus
    status_label: str


class GuestQuote(BaseModel):
    """`quote` is the newest version, without the buyer's contact: the reader of the
    email need not be the person. `phone_hint` is the end of the number for codes."""

    quote: QuoteOut
    order: GuestOrder | None
    phone_hint: str
    expires_at: Moment


class LinkSent(BaseModel):
    """An email with a new link is due, unless the address got too many today."""

    is_requested: bool = True
