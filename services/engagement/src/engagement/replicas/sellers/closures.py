"""Clocks that a firm's closure stops: time passes only while the firm is open."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from uuid import UUID

from sqlmodel import Session

from engagement.date_ranges import start_of
from engagement.replicas.sellers.models import Seller
from engagement.replicas.sellers.queries import of_id

DAY = timedelta(days=1)


@dataclass(frozen=True)
class Closure:
    """From the first day's midnight in Kathmandu to the one after the last day."""

    starts: datetime
    ends: datetime


def between(first: date | None, last: date | None) -> Closure | None:
    if first is None or last is None:
        return None
    return Closure(start_of(first), start_of(last + DAY))


def of(seller: Seller | None) -> Closure | None:
    """Planned, present or past."""
    return between(seller.closed_from, seller.closed_to) if seller else None


def closure_of(session: Session, seller_id: UUID) -> Closure | None:
    return of(of_id(session, seller_id))


def due(at: datetime, length: timedelta, closure: Closure | None) -> datetime:
    """When so much time in which the firm is open has passed since `at`."""
    if closure is None or at >= closure.ends:
        return at + length
    if at >= closure.starts:
        return closure.ends + length
    end = at + length
    return end if end <= closure.starts else end + (closure.ends - closure.starts)


def moved(
    end: datetime, at: datetime, before: Closure | None, after: Closure | None
) -> datetime:
    """What was due at `end` when `before` was planned, now that `after` is; what was
    due by `at` stays so."""
    if end <= at:
        return end
    shut = timedelta()
    if before:
        shut = min(end, before.ends) - max(at, before.starts)
    return due(at, end - at - max(shut, timedelta()), after)
