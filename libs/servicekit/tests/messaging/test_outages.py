"""Outages of database, broker or neighbour are retried and nothing is lost."""

from collections import Counter

import pytest
from psycopg import errors
from queues import RETURNED, drop_queues
from stack import Stack

from servicekit.outages import SQLSTATES
from servicekit.testing.processes import eventually

OUTAGES = sorted(
    {
        each.sqlstate
        for each in vars(errors).values()
        if isinstance(each, type)
        and issubclass(each, errors.Error)
        and (each.sqlstate or "").startswith(SQLSTATES)
    }
)
MORE_THAN_THE_ATTEMPTS = 5


def test_a_database_outage_is_retried_without_limit(stack: Stack) -> None:
    worker = stack.worker()
    stack.relay()
    events = stack.send(count=3)
    eventually(lambda: stack.waiting() == 0)
    stack.delivers(events)
    with stack.database_away():
        stack.publish_envelope()
        eventually(lambda: worker.log.read_text().count("event_retried") > 6)
    eventually(lambda: len(stack.effects()) == 4)
    assert stack.dead() == 0


def test_outage_errors_never_park_an_event(stack: Stack) -> None:
    worker = stack.worker()
    stack.relay()
    events = stack.send_failing(OUTAGES)

    def retried() -> Counter[str]:
        lines = worker.log.read_text().splitlines()
        found = [line for line in lines if "event_retried" in line]
        return Counter(s for s in OUTAGES for line in found if f"state={s}" in line)

    eventually(lambda: all(retried()[s] >= MORE_THAN_THE_ATTEMPTS for s in OUTAGES), 60)
    stack.run("insert into fixes values ('sqlstate')")
    stack.delivers(events)
    assert stack.dead() == 0


def test_a_read_only_database_is_retried(stack: Stack) -> None:
    worker = stack.worker()
    with stack.database_read_only():
        for _ in range(3):
            stack.publish_envelope()
        eventually(lambda: worker.log.read_text().count("event_retried") > 15)
    eventually(lambda: len(stack.effects()) == 3)
    assert stack.dead() == 0


def test_unavailable_storage_is_retried(stack: Stack) -> None:
    blocked = stack.folder / "storage" / "parcels"
    blocked.parent.mkdir()
    blocked.touch()
    worker = stack.worker()
    stack.relay()
    events = stack.send("stored")
    eventually(lambda: worker.log.read_text().count("event_retried") > 4)
    blocked.unlink()
    stack.delivers(events)
    assert stack.dead() == 0


def test_after_an_outage_an_event_has_all_its_attempts_left(stack: Stack) -> None:
    worker = stack.worker()
    with stack.database_away():
        stack.publish_envelope("poison")
        eventually(lambda: worker.log.read_text().count("event_retried") > 3)
    eventually(lambda: stack.dead() == 1)
    lines = worker.log.read_text().splitlines()
    tries = [line for line in lines if "event_retried" in line and "cannot be" in line]
    assert len(tries) == 3


def test_the_relay_survives_an_outage_of_its_database(stack: Stack) -> None:
    stack.worker()
    relay = stack.relay()
    eventually(lambda: relay.has_logged("relay_ready"))
    with stack.database_away():
        eventually(lambda: relay.has_logged("relay_interrupted"))
    stack.delivers(stack.send(count=10))
    assert relay.exit_code is None


def test_a_broker_killed_during_delivery_loses_nothing(stack: Stack) -> None:
    worker, relay = stack.worker(), stack.relay()
    events = stack.send(count=100)
    stack.broker.kill()
    events += stack.send(count=100)
    stack.broker.start()
    events += stack.send(count=100)
    stack.delivers(events, within_s=60)
    assert (worker.exit_code, relay.exit_code) == (None, None)


@pytest.mark.slow
def test_a_reply_that_cannot_be_sent_ends_no_worker(stack: Stack) -> None:
    worker, _ = stack.worker(), stack.relay()
    eventually(stack.has_snapshot)
    with stack.locked("parcels"):
        stack.haat("resync", "parcels", "parcels")
        eventually(lambda: stack.is_waited_for("parcels"))
        stack.broker.kill()
    eventually(lambda: worker.has_logged("reply_lost"))
    stack.broker.start()
    stack.delivers(stack.send(count=10), within_s=60)
    assert worker.exit_code is None


def test_sigterm_lets_the_running_handler_finish(stack: Stack) -> None:
    stack.relay()
    worker = stack.worker()
    events = stack.send("slow")
    eventually(lambda: worker.has_logged("slow_began"))
    worker.terminate()
    assert worker.wait(10) == 0
    assert stack.effects() == events
    assert stack.ready() == 0


def test_sigterm_requeues_messages_that_have_not_started(stack: Stack) -> None:
    stack.environment["HAAT_WORKER_THREADS"] = "1"
    stack.relay()
    worker = stack.worker()
    held = stack.send("held")
    eventually(lambda: worker.has_logged("held_began"))
    returned = stack.send_back()
    eventually(lambda: stack.waiting() == 0)  # published, and
    eventually(lambda: stack.ready(RETURNED) == 0)  # waiting in the worker
    worker.terminate()
    eventually(lambda: worker.has_logged("worker_stopping"))
    stack.run("insert into fixes values ('held')")
    assert worker.wait() == 0
    assert stack.effects() == held
    stack.worker()
    stack.delivers([*held, returned])


def test_sigterm_stops_an_idle_relay(stack: Stack) -> None:
    stack.worker()
    relay = stack.relay()
    eventually(lambda: relay.has_logged("relay_ready"))
    relay.terminate()
    assert relay.wait(5) == 0


def test_a_second_relay_waits_for_the_lock(stack: Stack) -> None:
    stack.worker()
    first = stack.relay()
    eventually(lambda: first.has_logged("relay_ready"))
    second = stack.relay()
    stack.delivers(stack.send(count=10))
    assert not second.has_logged("relay_ready")
    first.kill()
    eventually(lambda: second.has_logged("relay_ready"))
    events = [row[0] for row in stack.rows("select event_id from outbox")]
    stack.delivers(events + stack.send(count=10))


def test_a_consumer_may_start_last(stack: Stack) -> None:
    drop_queues(stack.broker.url)
    relay = stack.relay()
    events = stack.send(count=10)
    eventually(lambda: relay.has_logged("event_refused"))
    stack.worker()
    stack.delivers(events)


def test_resync_applies_the_snapshot_of_the_owner(stack: Stack) -> None:
    stack.worker()
    eventually(stack.has_snapshot)
    stack.run(
        "insert into parcels select gen_random_uuid() from generate_series(1,450)"
    )
    assert stack.haat("resync", "parcels", "parcels").wait(timeout_s=60) == 0
    same = "select count(*) from parcels p join effects e on e.parcel_id = p.id"
    assert stack.rows(same)[0][0] == 450
