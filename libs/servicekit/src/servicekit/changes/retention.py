"""Drops changes older than a day; a follower that is further behind resets."""

from datetime import timedelta

from sqlalchemy import text
from sqlmodel import Session

from servicekit import partitions
from servicekit.clock import now
from servicekit.partitions import DailyTable

CHANGES = DailyTable("changes", "at", timedelta(days=1))

# In the transaction that drops them: nobody sees changes gone and the position as it
# was.
_RECORD_POSITION = """
with dropped as ({}),
newest as (
  select xid from dropped order by xid desc limit 1),
old as (
  delete from changes_forgotten where xid < (select xid from newest))
insert into changes_forgotten (xid) select xid from newest"""
_DELETE_REST = text(
    _RECORD_POSITION.format(
        "delete from changes_default where at < :until returning xid"
    )
)


def make_ahead(session: Session) -> None:
    """A timer of the worker, once an hour, as `delete_old`."""
    partitions.make_ahead(session, CHANGES)


def delete_old(session: Session) -> None:
    session.execute(_DELETE_REST, {"until": now() - CHANGES.retention})
    partitions.drop_old(session, CHANGES, _record_position)


def _record_position(session: Session, partition: str) -> None:
    session.execute(text(_RECORD_POSITION.format(f"select xid from {partition}")))  # noqa: S608
