"""Tables partitioned by day: made ahead, and dropped when every row is old (ADR 107).

A partition is named by its last day in UTC: `outbox_20261127`. What no day takes goes
to the default partition, `outbox_default`: no insert fails.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

import structlog
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlmodel import Session

from servicekit.clock import now

log = structlog.get_logger()

AHEAD = timedelta(days=3)
# Nobody waits longer behind a drop that waits for a long transaction.
_SHORTLY = text("set local lock_timeout = '200ms'")
_ONE_WORKER = text(
    "select pg_try_advisory_xact_lock(hashtextextended('partitions:' || :name, 0))"
)
_PARTITIONS = text(
    "select relname from pg_inherits join pg_class on pg_class.oid = inhrelid"
    " where inhparent = to_regclass(:name) and relname <> :name || '_default'"
    " order by relname"
)


def midnight(day: date) -> str:
    """The bound of a partition by time."""
    return f"{day} 00:00+00"


def first_id(day: date) -> str:
    """The bound of a partition by UUIDv7: those of the day are not below it."""
    begin = datetime(day.year, day.month, day.day, tzinfo=UTC)
    digits = f"{round(begin.timestamp() * 1_000):012x}".ljust(32, "0")
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"


@dataclass(frozen=True)
class DailyTable:
    """A row may go when its time in the column `aged_by` is older than `retention`.

    A row without this time stays. `accepts_past_rows`: a row may be added to a day
    that has passed.
    """

    name: str
    aged_by: str
    retention: timedelta
    bound: Callable[[date], str] = midnight
    accepts_past_rows: bool = False


def make_ahead(session: Session, table: DailyTable) -> None:
    """The days to come; one worker does it, and a day that is in use is tried again."""
    if not _is_alone(session, table):
        return
    newest = max(_days(session, table), default=None)
    if newest is None:
        return
    today = now().date()
    day = max(newest + timedelta(days=1), today)
    while day <= today + AHEAD:
        with _unless_in_use(session, table, day):
            _make(session, table, day)
        day += timedelta(days=1)


def _make(session: Session, table: DailyTable, day: date) -> None:
    """Attached, not created in place: that would lock out everybody who writes."""
    name = _partition(table, day)
    bounds = table.bound(day), table.bound(day + timedelta(days=1))
    session.execute(text(f"create table {name} (like {table.name} including all)"))
    session.execute(
        text(
            f"alter table {table.name} attach partition {name}"
            f" for values from ('{bounds[0]}') to ('{bounds[1]}')"
        )
    )


def drop_old(
    session: Session,
    table: DailyTable,
    before: Callable[[Session, str], None] = lambda session, partition: None,
) -> None:
    """The oldest day, if it may go: the last statement of its transaction.

    `before` is called with the partition's name.
    """
    if not _is_alone(session, table):
        return
    day = min(_days(session, table), default=None)
    if day and now() >= _end(day) + table.retention:
        with _unless_in_use(session, table, day):
            _drop(session, table, _partition(table, day), before)


def delete_rest(session: Session, table: DailyTable) -> None:
    """Old rows of the default partition, where it has any."""
    if _days(session, table):
        rest = f"delete from {table.name}_default where {table.aged_by} < :until"  # noqa: S608
        session.execute(text(rest), {"until": now() - table.retention})


def _drop(
    session: Session,
    table: DailyTable,
    partition: str,
    before: Callable[[Session, str], None],
) -> None:
    if table.accepts_past_rows:
        session.execute(text(f"lock table {partition} in share mode"))
    young = text(
        f"select exists(select from {partition}"  # noqa: S608
        f" where ({table.aged_by} < :until) is not true)"
    )
    if session.execute(young, {"until": now() - table.retention}).scalar_one():
        return
    before(session, partition)
    session.execute(text(f"drop table {partition}"))
    log.info("partition_dropped", partition=partition)


@contextmanager
def _unless_in_use(session: Session, table: DailyTable, day: date) -> Iterator[None]:
    """A long transaction reads the table, or the default partition has such rows."""
    try:
        with session.begin_nested():
            session.execute(_SHORTLY)
            yield
    except (OperationalError, IntegrityError) as error:
        reason = type(error.orig).__name__
        log.warning("partition_in_use", table=table.name, day=str(day), reason=reason)


def _is_alone(session: Session, table: DailyTable) -> bool:
    return bool(session.execute(_ONE_WORKER, {"name": table.name}).scalar_one())


def _days(session: Session, table: DailyTable) -> list[date]:
    """The last day of each partition, the oldest first; none before the migration."""
    names = session.execute(_PARTITIONS, {"name": table.name}).scalars()
    return [_day(name) for name in names]


def _day(partition: str) -> date:
    return datetime.strptime(partition[-8:], "%Y%m%d").replace(tzinfo=UTC).date()


def _end(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)


def _partition(table: DailyTable, day: date) -> str:
    return f"{table.name}_{day:%Y%m%d}"
