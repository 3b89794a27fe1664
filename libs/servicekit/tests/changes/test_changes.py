"""Every change is reported, in any order of commits."""

import time
from collections.abc import Callable
from uuid import UUID, uuid4

import psycopg
import pytest
from sqlmodel import Session, create_engine

from servicekit.changes import store
from servicekit.changes.follower import POLL_S, Follower
from servicekit.changes.retention import delete_old
from servicekit.changes.store import Change
from servicekit.settings import ServiceSettings
from servicekit.testing.clock import ahead

from .conftest import Remembering

Follow = Callable[[Remembering], Follower]
ADD = "insert into parcels values (%s, %s)"
MANY = "insert into parcels select gen_random_uuid(), null from generate_series(1, %s)"


def _other(settings: ServiceSettings) -> psycopg.Connection:
    dsn = settings.database_url.replace("postgresql+psycopg", "postgresql")
    return psycopg.connect(dsn)


def _added(connection: psycopg.Connection, owner: UUID | None = None) -> Change:
    parcel = uuid4()
    connection.execute(ADD, (parcel, owner))
    return Change("parcel", parcel)


def test_a_change_arrives_before_the_next_poll(
    connection: psycopg.Connection, follow: Follow
) -> None:
    listener = Remembering()
    follow(listener)
    listener.wait(lambda: listener.begun)
    time.sleep(
        0.3
    )  # after the first poll: only the notification arrives before the second
    change, began = _added(connection), time.monotonic()
    listener.wait(lambda: change in listener.told)
    assert listener.told[change] - began < POLL_S / 2


def test_every_kind_of_write_is_reported(
    connection: psycopg.Connection, follow: Follow
) -> None:
    listener, before, after = Remembering(), uuid4(), uuid4()
    follow(listener)
    listener.wait(lambda: listener.begun)
    parcel = _added(connection, before)
    connection.execute("update parcels set owner_id = %s", (after,))
    shelves = {Change("shelf", before), Change("shelf", after)}
    listener.wait(lambda: {parcel, *shelves} <= set(listener.told))
    listener.told.clear()
    connection.execute("delete from parcels")
    listener.wait(lambda: {parcel, Change("shelf", after)} <= set(listener.told))
    connection.execute("truncate parcels")
    listener.wait(lambda: Change("parcel", None) in listener.told)


def test_an_out_of_order_commit_is_reported_and_delays_no_other(
    settings: ServiceSettings, connection: psycopg.Connection, follow: Follow
) -> None:
    listener = Remembering()
    with _other(settings) as slow:
        early = _added(slow)
        follow(listener)
        listener.wait(lambda: listener.begun)
        quick = _added(connection)
        listener.wait(lambda: quick in listener.told)
        assert early not in listener.told
    listener.wait(lambda: early in listener.told)


def test_a_rolled_back_change_is_not_reported(
    settings: ServiceSettings, connection: psycopg.Connection, follow: Follow
) -> None:
    listener = Remembering()
    follow(listener)
    listener.wait(lambda: listener.begun)
    with _other(settings) as regretting:
        regretted = _added(regretting)
        regretting.rollback()
    kept = _added(connection)
    listener.wait(lambda: kept in listener.told)
    assert regretted not in listener.told


def test_a_follower_continues_from_its_position(
    connection: psycopg.Connection, follow: Follow
) -> None:
    first = Remembering()
    follower = follow(first)
    first.wait(lambda: first.begun)
    follower.stop()
    missed = _added(connection)
    second = Remembering(first.kept)
    follow(second)
    second.wait(lambda: missed in second.told)
    assert second.begun == 0


def test_the_position_of_a_batch_advances_after_all_of_it_is_handled(
    connection: psycopg.Connection, follow: Follow
) -> None:
    listener = Remembering()
    follow(listener)
    listener.wait(lambda: listener.begun)
    connection.execute(MANY, (store.BATCH * 2 + 1,))
    listener.wait(lambda: len(listener.told) == store.BATCH * 2 + 1)
    assert [bool(each) for each in listener.reached] == [False, False, True]


# First the day is dropped; what follows is in the default partition.
@pytest.mark.parametrize("days", [3, 2])
def test_a_follower_that_is_too_far_behind_starts_over(
    settings: ServiceSettings,
    connection: psycopg.Connection,
    follow: Follow,
    days: int,
) -> None:
    asleep = store.present(connection)
    _added(connection)
    engine = create_engine(settings.database_url)
    with ahead(days=days), Session(engine) as session, session.begin():
        delete_old(session)
    engine.dispose()
    assert connection.execute("select count(*) from changes").fetchone() == (0,)
    listener = Remembering(asleep)
    follow(listener)
    listener.wait(lambda: listener.begun == 1)


def test_a_lost_connection_continues_from_the_stored_position(
    connection: psycopg.Connection, follow: Follow
) -> None:
    listener = Remembering()
    follow(listener)
    listener.wait(lambda: listener.begun)
    connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where application_name = 'changes-changes'"
    )
    change = _added(connection)
    listener.wait(lambda: change in listener.told)
    assert listener.begun == 1


@pytest.mark.timed
def test_stop_takes_less_than_a_second(
    connection: psycopg.Connection, follow: Follow
) -> None:
    listener = Remembering()
    follower = follow(listener)
    listener.wait(lambda: listener.begun)
    began = time.monotonic()
    follower.stop()
    assert time.monotonic() - began < 1
