"""Timers of requirements; each row is locked by one worker."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from engagement.accounts.suspensions.queries import is_suspended
from engagement.orders.models import table as orders
from engagement.orders.transitions import IN_PROGRESS
from engagement.rfq.quotes.requirement_status import expire_if_due, transition
from engagement.rfq.requirements import notifications
from engagement.rfq.requirements.models import (
    AWARD_PERIOD,
    IS_POSTED,
    Requirement,
    phones,
    table,
)
from engagement.rfq.requirements.transitions import EXPIRABLE
from servicekit.clock import now

BATCH_SIZE = 200
REMIND_BEFORE = timedelta(hours=24)
_RUNS = ~is_suspended(table.c.buyer_id)


def expire_due(session: Session) -> None:
    is_past = table.c.status.in_(EXPIRABLE) & (table.c.expires_at <= now())
    for requirement in _due(session, is_past & _RUNS):
        expire_if_due(session, requirement)


def remind_of_end(session: Session) -> None:
    """A day before; not for those that run no longer than that."""
    is_near = sa.and_(
        IS_POSTED,
        table.c.status == "open",
        table.c.told_ending_at.is_(None),
        table.c.expires_at > now(),
        table.c.expires_at <= now() + REMIND_BEFORE,
        _RUNS,
    )
    for requirement in _due(session, is_near):
        requirement.told_ending_at = now()
        notifications.notify_buyer(session, requirement, "requirement_ending")


def fulfil_awarded(session: Session) -> None:
    """Without a change for a month, and without an order in progress."""
    has_order = sa.exists().where(
        orders.c.requirement_id == table.c.id,
        orders.c.status.in_(IN_PROGRESS),
    )
    is_old = sa.and_(
        table.c.status == "awarded",
        table.c.updated_at <= now() - AWARD_PERIOD,
        ~has_order,
    )
    for requirement in _due(session, is_old):
        transition(session, requirement, "fulfilled", "system")


def open_waiting(session: Session, user_id: UUID) -> None:
    """A proven phone opens what waited for nothing else."""
    row = {"user_id": user_id, "verified_at": now()}
    session.execute(insert(phones).values(row).on_conflict_do_nothing())
    waits = (table.c.status == "in_review") & (table.c.buyer_id == user_id)
    for requirement in _due(session, waits, skip_locked=False):
        reasons = [*requirement.review_reasons]
        if reasons == ["phone_unverified"]:
            transition(session, requirement, "open", "system")
        elif "phone_unverified" in reasons:
            reasons.remove("phone_unverified")
            requirement.review_reasons = reasons


def _due(
    session: Session, which: sa.ColumnElement[bool], *, skip_locked: bool = True
) -> list[Requirement]:
    wanted = select(Requirement).where(which).order_by(table.c.id).limit(BATCH_SIZE)
    locked = wanted.with_for_update(skip_locked=skip_locked)
    again = locked.execution_options(populate_existing=True)
    return list(session.exec(again).all())
