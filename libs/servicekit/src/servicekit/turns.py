"""One after the other over all replicas, where a count must hold exactly."""

import sqlalchemy as sa
from sqlmodel import Session


def wait_turn(session: Session, *keys: str) -> None:
    """One at a time per key until the end of the transaction; sorted, no deadlock."""
    for key in sorted(keys):
        number = sa.func.hashtextextended(key, 0)
        session.execute(sa.select(sa.func.pg_advisory_xact_lock(number)))
