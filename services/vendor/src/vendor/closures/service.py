"""Planning a closure."""

from uuid import UUID

from sqlmodel import Session

from servicekit.clock import today
from servicekit.error_texts import DAY_PASSED
from servicekit.http.errors import Invalid
from vendor.closures.schemas import MAX_LENGTH, Closure
from vendor.error_texts import CLOSURE_ENDS_BEFORE_START, CLOSURE_TOO_LONG
from vendor.profiles import events
from vendor.profiles.models import Seller
from vendor.profiles.service import open_for_change


def plan(session: Session, owner_id: UUID, closure: Closure | None) -> Seller:
    """One closure at a time; None removes it. Raises Invalid at the field."""
    seller = open_for_change(session, owner_id)
    if closure:
        _check(closure)
    before = events.state(seller)
    seller.closed_from = closure.closed_from if closure else None
    seller.closed_to = closure.closed_to if closure else None
    seller.closure_note = (closure.note or None) if closure else None
    seller.version += 1
    session.add(seller)
    events.publish(session, seller, before, is_new=False)
    return seller


def _check(closure: Closure) -> None:
    problem = None
    if closure.closed_to < closure.closed_from:
        problem = CLOSURE_ENDS_BEFORE_START
    elif closure.closed_to < today():
        problem = DAY_PASSED
    elif closure.closed_to - closure.closed_from >= MAX_LENGTH:
        problem = CLOSURE_TOO_LONG.fill(days=MAX_LENGTH.days)
    if problem:
        raise Invalid(errors={"closed_to": [problem]})
