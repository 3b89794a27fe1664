"""Which leads a seller is eligible for: the buyer's conditions, on every route.

A matched seller who does not meet them any more cannot open it, unless they have
quoted: the quote is a record of both sides.
"""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import blocks
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.models import table as matches
from engagement.rfq.requirements.models import table as requirements
from servicekit.clock import today

# The seller has an offer there, or had one that was decided on.
DEALT = ("quoted", "won", "lost")
_prefs = requirements.c.prefs
_provinces = sa.func.coalesce(_prefs["province_ids"].astext, "[]")
_meets_preferences = sa.and_(
    sa.or_(_prefs["verified_only"].as_boolean().is_not(True), sellers.c.is_verified),
    sa.or_(
        _provinces == "[]",
        _prefs["province_ids"].contains(sa.func.to_jsonb(sellers.c.province_id)),
    ),
)
_seller_id = sa.func.to_jsonb(sa.cast(sellers.c.seller_id, sa.Text))
# With named sellers nobody else is notified; preferences apply to sellers not named.
_is_wanted = sa.case(
    (
        sa.func.jsonb_array_length(requirements.c.seller_ids) > 0,
        requirements.c.seller_ids.contains(_seller_id),
    ),
    else_=_meets_preferences,
)
_is_blocked = (
    sa.exists()
    .where(
        blocks.c.seller_id == sellers.c.seller_id,
        blocks.c.buyer_id == requirements.c.buyer_id,
    )
    .correlate(sellers, requirements)
)
# Of the requirement and the seller in the statement around it.
may_deal = sa.and_(_is_wanted, ~_is_blocked)
# Neither the buyer's own company nor one that does not sell at present.
is_reachable = sa.and_(
    sellers.c.status == "active",
    sellers.c.owner_id != requirements.c.buyer_id,
    may_deal,
)
is_closed = sa.bindparam("today", type_=sa.Date, callable_=today).between(
    sellers.c.closed_from, sellers.c.closed_to
)
may_be_notified = sa.and_(is_reachable, is_closed.is_not(True))
# And of the match. `is_fit` leaves blocks out, for who may take one back.
is_fit = sa.or_(matches.c.status.in_(DEALT), _is_wanted)
is_eligible = sa.or_(matches.c.status.in_(DEALT), may_deal)
joined: Any = matches.join(
    requirements, requirements.c.id == matches.c.requirement_id
).join(sellers, sellers.c.seller_id == matches.c.seller_id)
_ONE = (
    sa.select(matches.c.id)
    .select_from(joined)
    .where(matches.c.id == sa.bindparam("id"))
)


def is_match_eligible(session: Session, match_id: UUID) -> bool:
    return _is(session, match_id, is_eligible)


def may_quote(session: Session, match_id: UUID) -> bool:
    """Another quote, also after an earlier one was decided on."""
    return _is(session, match_id, may_deal)


def may_hear_again(session: Session, match_id: UUID) -> bool:
    """Of a requirement that was closed and is open again."""
    return _is(session, match_id, may_be_notified)


def _is(session: Session, match_id: UUID, condition: sa.ColumnElement[bool]) -> bool:
    session.flush()
    return session.execute(_ONE.where(condition), {"id": match_id}).first() is not None
