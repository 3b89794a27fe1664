"""The settings in effect behind promises 1 to 3; each test fails with a wrong one."""

import psycopg
import pytest
import sqlalchemy as sa
from parcels.events import ParcelSent
from queues import QUEUE, QUEUES
from sqlmodel import Session
from stack import Stack

from servicekit.ids import new_id
from servicekit.messaging import outbox
from servicekit.messaging.outbox_store import OutboxStore
from servicekit.testing.events import written_together
from servicekit.testing.processes import eventually

DURABLE = ("synchronous_commit", "fsync", "full_page_writes")
WAITING = 20


def _record(session: Session) -> None:
    outbox.record(session, ParcelSent(parcel_id=new_id()))


def _record_all(session: Session) -> None:
    outbox.record_all(session, [ParcelSent(parcel_id=new_id()) for _ in range(3)])


@pytest.mark.parametrize("record", [_record, _record_all])
def test_an_event_and_its_change_share_a_transaction(stack: Stack, record) -> None:
    with stack.database.session() as session:
        change = sa.text("insert into parcels values (gen_random_uuid())")
        session.execute(change)
        record(session)
    with stack.database.session() as session:
        assert written_together(session, "parcels")


def test_only_the_relay_publishes(stack: Stack) -> None:
    stack.worker().kill()  # its queues stay
    events = stack.send(count=3)
    assert (stack.waiting(), stack.ready()) == (3, 0)
    stack.relay()
    eventually(lambda: stack.waiting() == 0)
    stack.worker()
    stack.delivers(events)


def test_every_database_connection_commits_synchronously(stack: Stack) -> None:
    wanted = dict.fromkeys(DURABLE, "on")
    with stack.database.session() as session:
        show = {name: sa.text(f"show {name}") for name in DURABLE}
        found = {n: session.execute(each).scalar_one() for n, each in show.items()}
    assert found == wanted
    store = OutboxStore(stack.url.replace("postgresql+psycopg://", "postgresql://"))
    assert store.lead()
    doors = [_settings_of(connection) for connection in (store.leader, store.work)]
    store.close()
    assert doors == [wanted, wanted]


def _settings_of(connection: psycopg.Connection) -> dict[str, str]:
    return {n: connection.execute(f"show {n}").fetchone()[0] for n in DURABLE}


def test_a_worker_prefetches_no_more_than_its_threads(stack: Stack) -> None:
    stack.environment["HAAT_WORKER_THREADS"] = "1"
    stack.relay()
    busy = stack.worker()
    held = stack.send("held")
    eventually(lambda: busy.has_logged("held_began"))
    others = stack.send(count=WAITING)
    eventually(lambda: stack.waiting() == 0)
    stack.worker()
    eventually(lambda: set(others) <= set(stack.effects()))
    assert not busy.has_logged("event_handled")
    stack.run("insert into fixes values ('held')")
    stack.delivers([*held, *others])


def test_the_broker_holds_messages_beyond_the_prefetch(stack: Stack) -> None:
    stack.environment["HAAT_WORKER_THREADS"] = "2"
    stack.worker()
    printed = stack.broker.control("list_consumers", "queue_name", "prefetch_count")
    found = dict(line.split("\t") for line in printed.splitlines() if "\t" in line)
    assert {found[queue] for queue in QUEUES} == {"2"}
    assert QUEUE in found
