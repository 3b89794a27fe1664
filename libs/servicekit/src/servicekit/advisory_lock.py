"""Advisory locks of PostgreSQL: one at a time, over all replicas of a service."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from sqlalchemy import Engine
from sqlmodel import Session


def lock_keys(session: Session, *keys: str) -> None:
    """Held until the end of the transaction. Sorted, so that there is no deadlock."""
    for key in sorted(keys):
        session.execute(sa.select(sa.func.pg_advisory_xact_lock(_number(key))))


@contextmanager
def only_one(engine: Engine, key: str) -> Iterator[bool]:
    """Whether nobody else has the key; held to the block's end, by a connection.

    For work of many transactions: none stays open meanwhile.
    """
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        is_alone = connection.scalar(
            sa.select(sa.func.pg_try_advisory_lock(_number(key)))
        )
        try:
            yield bool(is_alone)
        finally:
            if is_alone:
                connection.execute(sa.select(sa.func.pg_advisory_unlock(_number(key))))


def _number(key: str) -> sa.Function[int]:
    return sa.func.hashtextextended(key, 0)
