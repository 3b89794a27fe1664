"""Deletes changes older than a day; a follower that is further behind resets."""

from sqlalchemy import text
from sqlmodel import Session

# One statement, so that nobody sees rows deleted and the position unchanged.
_DELETE_OLD = text("""
with deleted as (
  delete from changes where at < now() - interval '24 hours' returning xid),
newest as (
  select xid from deleted order by xid desc limit 1),
old as (
  delete from changes_forgotten where exists (select from deleted) returning 1)
insert into changes_forgotten (xid) select xid from newest""")


def delete_old(session: Session) -> None:
    """A timer of the worker, once an hour."""
    session.execute(_DELETE_OLD)
