"""Until when each kind of task is due, and in which group a user reads it."""

from collections.abc import Callable
from datetime import datetime, timedelta

import sqlalchemy as sa

from engagement.dashboard.schemas import Group
from engagement.enquiries.deadlines import ANSWER_WITHIN
from servicekit.clock import now, today
from servicekit.http.days import start_of

Due = Callable[[sa.RowMapping], datetime | None]
WEEK = timedelta(days=7)


def answer_by(row: sa.RowMapping) -> datetime:
    moment: datetime = row["answer_by"] or row["created_at"] + ANSWER_WITHIN
    return moment


def next_answer(row: sa.RowMapping) -> datetime | None:
    moment: datetime | None = row["answer_due_at"]
    return moment


def expiry(row: sa.RowMapping) -> datetime:
    moment: datetime = row["expires_at"]
    return moment


def reminder(row: sa.RowMapping) -> datetime:
    moment: datetime = row["remind_at"]
    return moment


def of_order(row: sa.RowMapping) -> datetime | None:
    """A placed order has a reminder, a delivered one is received by time."""
    moment: datetime | None = row["remind_at"] or row["due_at"]
    return moment


def of_case(row: sa.RowMapping) -> datetime | None:
    """When the supplier's time ends, or an answered case is closed."""
    moment: datetime | None = row["due_at"]
    return moment


def never(row: sa.RowMapping) -> None:
    """It only waits."""


def group_of(due_at: datetime | None, otherwise: Group) -> Group:
    if due_at is None:
        return otherwise
    if due_at <= now():
        return "overdue"
    tomorrow = start_of(today() + timedelta(days=1))
    if due_at < tomorrow:
        return "today"
    return "week" if due_at < tomorrow + WEEK else "later"
