"""Changes older than a day go; a reader who slept longer starts anew."""

from sqlalchemy import text
from sqlmodel import Session

# One statement, so that nobody sees rows gone and the mark not moved.
_FORGET = text("""
with gone as (
  delete from changes where at < now() - interval '24 hours' returning xid),
newest as (
  select xid from gone order by xid desc limit 1),
old as (
  delete from changes_forgotten where exists (select from gone) returning 1)
insert into changes_forgotten (xid) select xid from newest""")


def forget_old(session: Session) -> None:
    """A timer of the worker, once an hour."""
    session.execute(_FORGET)
