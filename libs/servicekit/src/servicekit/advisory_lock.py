"""Advisory locks of PostgreSQL: one transaction at a time, over all replicas."""

import sqlalchemy as sa
from sqlmodel import Session


def lock_keys(session: Session, *keys: str) -> None:
    """Held until the end of the transaction. Sorted, so that there is no deadlock."""
    for key in sorted(keys):
        number = sa.func.hashtextextended(key, 0)
        session.execute(sa.select(sa.func.pg_advisory_xact_lock(number)))
