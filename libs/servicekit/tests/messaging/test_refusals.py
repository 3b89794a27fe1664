"""Events that cannot be handled: retried, parked, and sent back after a fix."""

import pytest
from parcels.events import ParcelPraised
from queues import QUEUE
from stack import Stack

from servicekit.ids import new_id
from servicekit.messaging import dlq, outbox
from servicekit.testing.processes import eventually

BROKEN = "<not an event>"


def test_a_poison_message_is_parked_and_others_are_handled(stack: Stack) -> None:
    stack.relay()
    worker = stack.worker()
    stack.send("poison")
    innocent = stack.send(count=30)
    eventually(lambda: stack.dead() == 1)
    stack.delivers(innocent)
    assert worker.log.read_text().count("event_retried") == 3
    (letter,) = dlq.peek(stack.broker.url, QUEUE)
    assert (letter.attempts, letter.type) == (4, "parcels.parcel_sent.v1")
    assert "cannot be delivered" in letter.error


def test_a_permanent_failure_is_parked_without_a_retry(stack: Stack) -> None:
    stack.relay()
    worker = stack.worker()
    stack.send("permanent")
    eventually(lambda: stack.dead() == 1)
    assert not worker.has_logged("event_retried")
    assert "never" in dlq.peek(stack.broker.url, QUEUE)[0].error


def test_redriven_events_apply_once_after_a_fix(stack: Stack) -> None:
    stack.relay()
    stack.worker()
    events = stack.send("permanent", 5)
    eventually(lambda: stack.dead() == 5)
    stack.run("insert into fixes values ('permanent')")
    assert dlq.redrive(stack.broker.url, QUEUE) == 5
    stack.delivers(events)
    assert stack.dead() == 0


def test_redriven_events_are_dead_lettered_again_without_a_fix(stack: Stack) -> None:
    stack.relay()
    stack.worker()
    stack.send("permanent", 3)
    eventually(lambda: stack.dead() == 3)
    assert dlq.redrive(stack.broker.url, QUEUE) == 3
    eventually(lambda: stack.dead() == 3)


def test_a_body_that_is_not_an_event_is_parked(stack: Stack) -> None:
    stack.worker()
    stack.publish_raw(BROKEN)
    eventually(lambda: stack.dead() == 1)
    assert dlq.peek(stack.broker.url, QUEUE)[0].body == BROKEN


def test_discarded_messages_are_deleted(stack: Stack) -> None:
    stack.worker()
    stack.publish_raw(BROKEN)
    eventually(lambda: stack.dead() == 1)
    assert dlq.discard(stack.broker.url, QUEUE) == 1
    assert stack.dead() == 0


@pytest.mark.parametrize("ask", [dlq.depth, dlq.peek, dlq.redrive, dlq.discard])
def test_an_undeclared_queue_is_reported_as_unknown(stack: Stack, ask: object) -> None:
    with pytest.raises(dlq.UnknownQueue):
        ask(stack.broker.url, "parcels.nobody")  # type: ignore[operator]


@pytest.mark.slow
def test_an_unroutable_event_waits_and_is_parked_after_ten_refusals(
    stack: Stack,
) -> None:
    stack.worker()
    stack.relay()
    stack.lose()
    others = stack.send(count=5)
    eventually(lambda: len(stack.effects()) == 5)
    assert sorted(stack.effects()) == sorted(others)
    eventually(lambda: stack.hurry_refused() == 10)
    row = stack.rows(
        "select parked_at, published_at, last_error from outbox where id=1"
    )
    parked_at, published_at, why = row[0]
    assert parked_at is not None
    assert published_at is None
    assert "NO_ROUTE" in why


def test_an_event_without_subscribers_yet_is_never_parked(stack: Stack) -> None:
    with stack.database.session() as session:
        outbox.record(session, ParcelPraised(parcel_id=new_id()))
    assert stack.rows("select type from outbox") == [(ParcelPraised.type,)]
    assert stack.waiting() == 0
