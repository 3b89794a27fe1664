"""How much one account may post: requirements, like texts, sellers named."""

from datetime import timedelta

import sqlalchemy as sa
from sqlmodel import Session

from engagement.accounts.limits import service as limits
from engagement.accounts.limits.service import DAY, HOUR, Rule
from engagement.accounts.proofs import is_younger_than
from engagement.error_texts import (
    ALREADY_OPEN,
    NEW_ACCOUNT_LIMIT,
    TOO_MANY_REQUIREMENTS,
)
from engagement.rfq.requirements.models import IS_POSTED, Requirement, table
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.http.errors import Conflict, TooMany

POSTS = (Rule("requirements_an_hour", 5, HOUR), Rule("requirements_a_day", 20, DAY))
NAMED = Rule("sellers_named_by_new", 10, DAY)
NEW_FOR = timedelta(days=7)
LIVE = ("open", "in_review")


class AlreadyOpen(Conflict):
    code, message = "already_open", ALREADY_OPEN


def refuse_floods(session: Session, requirement: Requirement) -> None:
    """Counts what others are to see now; raises TooMany or AlreadyOpen."""
    buyer = str(requirement.posted_by)
    lock_keys(session, f"posts:{buyer}")
    if not limits.are_off(session) and _is_like_another(session, requirement):
        raise AlreadyOpen
    waits = [limits.free_at(session, rule, buyer) for rule in POSTS]
    if until := max((moment for moment in waits if moment), default=None):
        raise TooMany(int((until - now()).total_seconds()) + 1, TOO_MANY_REQUIREMENTS)
    for rule in POSTS:
        limits.count(session, rule, buyer)
    count_named(session, requirement)


def count_named(session: Session, requirement: Requirement) -> None:
    """A new account may choose few sellers a day; raises TooMany."""
    if not is_younger_than(session, requirement.posted_by, NEW_FOR):
        return
    buyer = str(requirement.posted_by)
    for seller_id in requirement.seller_ids:
        if not limits.may_reach(session, NAMED, buyer, seller_id):
            raise TooMany(int(HOUR.total_seconds()), NEW_ACCOUNT_LIMIT)
        limits.count(session, NAMED, buyer, seller_id)


def _is_like_another(session: Session, requirement: Requirement) -> bool:
    """Among this buyer's own that others see or will see."""
    others = sa.select(table.c.title, table.c.description).where(
        table.c.buyer_id == requirement.buyer_id,
        IS_POSTED,
        table.c.status.in_(LIVE),
        table.c.id != requirement.id,
    )
    own = _normalized(requirement.title, requirement.description)
    return any(own == _normalized(*texts) for texts in session.execute(others))


def _normalized(*texts: str) -> str:
    """Equal for texts that differ in case, spaces and punctuation only: sizes count."""
    joined = " ".join(texts).casefold()
    return "".join(sign for sign in joined if sign.isalnum())
