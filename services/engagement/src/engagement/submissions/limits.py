"""How many enquiries may come: of an account, and of guests who proved nothing."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.error_texts import (
    SIGN_IN_FIRST,
    TOO_MANY_ENQUIRIES,
    TOO_MANY_ENQUIRIES_FROM_HERE,
)
from engagement.limits import service as limits
from engagement.limits.service import DAY, HOUR, Rule
from engagement.submissions import queries
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Forbidden, TooMany
from servicekit.http.tokens import Caller

PER_BUYER = ((60, HOUR), (200, DAY))
# Of a guest's number, and of an account that has proven nothing yet.
PER_PHONE = ((5, HOUR), (20, DAY))
GUESTS_PER_SELLER = (60, HOUR)
PER_NETWORK = Rule("enquiries_of_guests", 5, HOUR)
TEXT_TO_SELLERS = Rule("text_to_sellers", 5, DAY)


class SignInFirst(Forbidden):
    """A seller's form stays open, however many guests somebody invents."""

    code = "sign_in_first"
    message = SIGN_IN_FIRST


@dataclass(frozen=True)
class Sender:
    """Who writes: an account or a guest, and from which network."""

    caller: Caller | None = None
    network: str | None = None

    @property
    def is_proven(self) -> bool:
        return self.caller is not None and self.caller.is_email_verified


def wait(session: Session, enquiry: Enquiry, sender: Sender) -> None:
    """All turns at once: one order, no deadlock."""
    if sender.is_proven:
        lock_keys(session, f"buyer:{enquiry.buyer_id}")
        return
    if enquiry.buyer_id:
        keys = [f"buyer:{enquiry.buyer_id}"]
    else:
        keys = [f"phone:{enquiry.phone}", f"guests:{enquiry.seller_id}"]
    if sender.network:
        keys.append(f"network:{sender.network}")
    lock_keys(session, *keys)


def refuse_floods(session: Session, enquiry: Enquiry, sender: Sender) -> None:
    """Counts the enquiry, or raises TooMany or SignInFirst."""
    if enquiry.buyer_id:
        rules = PER_BUYER if sender.is_proven else PER_PHONE
        waits = [
            queries.buyer_free_at(session, enquiry.buyer_id, most, within)
            for most, within in rules
        ]
    else:
        waits = [
            queries.phone_free_at(session, enquiry.phone, most, within)
            for most, within in PER_PHONE
        ]
    _refuse_until(waits, TOO_MANY_ENQUIRIES)
    if not sender.is_proven:
        _refuse_strangers(session, enquiry, sender)


def _refuse_strangers(session: Session, enquiry: Enquiry, sender: Sender) -> None:
    """What a stranger can invent, a number or an account, is no limit by itself."""
    origin = sender.network or enquiry.phone
    text = f"{limits.network_mark(origin)}:{enquiry.text_hash}"
    seller = str(enquiry.seller_id)
    if not limits.may_reach(session, TEXT_TO_SELLERS, text, seller):
        _refuse_until([now() + timedelta(hours=1)], TOO_MANY_ENQUIRIES_FROM_HERE)
    if sender.network:
        key = limits.network_mark(sender.network)
        _refuse_until(
            [limits.free_at(session, PER_NETWORK, key)], TOO_MANY_ENQUIRIES_FROM_HERE
        )
        limits.count(session, PER_NETWORK, key)
    if enquiry.buyer_id is None and queries.seller_free_at(
        session, enquiry.seller_id, *GUESTS_PER_SELLER
    ):
        raise SignInFirst
    limits.count(session, TEXT_TO_SELLERS, text, seller)


def _refuse_until(waits: list[datetime | None], message: ErrorDetail) -> None:
    until = max((moment for moment in waits if moment), default=None)
    if until:
        raise TooMany(int((until - now()).total_seconds()) + 1, message)
