"""Counting in the database: so many within so long, by a key."""

from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlmodel import Session

from contracts.claims import contact_digest
from engagement.accounts.limits.models import LimitHit, table
from engagement.settings import EngagementSettings
from servicekit.clock import now

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
# Longer than every rule; a deferred mail counts from the moment it leaves.
RETENTION = timedelta(days=2)


@dataclass(frozen=True)
class Rule:
    name: str
    max_count: int
    within: timedelta = DAY


def free_at(session: Session, rule: Rule, key: str) -> datetime | None:
    """When the next may come; None: now."""
    if are_off(session):
        return None
    nth_newest = (
        sa.select(table.c.at)
        .where(_of(rule, key))
        .order_by(table.c.at.desc())
        .offset(rule.max_count - 1)
        .limit(1)
    )
    oldest: datetime | None = session.execute(nth_newest).scalar()
    return None if oldest is None else oldest + rule.within


def may_reach(session: Session, rule: Rule, key: str, target: str) -> bool:
    """Whether this target is one of the first `max_count` different ones."""
    if are_off(session):
        return True
    reached = sa.select(table.c.target).where(_of(rule, key)).distinct()
    targets = session.execute(reached).scalars().all()
    return target in targets or len(targets) < rule.max_count


def count(
    session: Session,
    rule: Rule,
    key: str,
    target: str = "",
    at: datetime | None = None,
) -> None:
    session.add(LimitHit(rule=rule.name, key=key, target=target, at=at or now()))
    session.flush()


def network_digest(session: Session, network: str) -> str:
    """Nobody reads from the table who wrote from where."""
    pepper = EngagementSettings.of(session).claim_pepper
    return contact_digest(pepper, "network", network)


def email_digest(session: Session, address: str) -> str:
    return contact_digest(EngagementSettings.of(session).claim_pepper, "email", address)


def purge_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.at < now() - RETENTION))


def are_off(session: Session) -> bool:
    """For tests and load: from one machine they look like one stranger's flood."""
    return EngagementSettings.of(session).limits == "off"


def _of(rule: Rule, key: str) -> sa.ColumnElement[bool]:
    return sa.and_(
        table.c.rule == rule.name,
        table.c.key == key,
        table.c.at > now() - rule.within,
    )
