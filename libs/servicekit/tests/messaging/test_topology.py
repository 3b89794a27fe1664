"""Declared queues receive events and survive a kill of the broker."""

import pytest
from kombu import Connection

from servicekit.ids import new_id
from servicekit.messaging import old_queues, retries, topology
from servicekit.messaging.queue_metrics import QueueDepths
from servicekit.testing.brokers import Broker
from servicekit.testing.processes import eventually


@pytest.fixture
def names(broker: Broker) -> list[str]:
    """New queues, left to the broker's end: RabbitMQ 3.10 starts no dead-lettering
    queue any more once two were deleted while they became leaders.
    """
    names = [f"parcels.{new_id().hex}.{which}" for which in ("first", "last")]
    topology.declare(broker.url, [(name, f"{name}.v1") for name in names])
    return names


def test_a_new_queue_survives_a_broker_kill_with_its_events(
    broker: Broker, names: list[str]
) -> None:
    with Connection(broker.url, transport_options={"confirm_publish": True}) as c:
        for name in names:
            c.Producer().publish(
                "kept",
                exchange=topology.EVENTS.name,
                routing_key=f"{name}.v1",
                confirm_timeout=5,
            )
    broker.kill()
    broker.start()
    eventually(lambda: [_count(broker, name) for name in names] == [1, 1])


def test_a_missing_queue_counts_as_empty_and_hides_no_other(
    broker: Broker, names: list[str]
) -> None:
    first, last = names
    with Connection(broker.url) as connection:
        for name in (first, last):
            connection.Producer().publish("kept", routing_key=name)
        waiting = retries.address(last, 3)
        connection.Producer().publish(
            "kept", exchange=waiting.exchange, routing_key=waiting.routing_key
        )
    depths = QueueDepths(
        lambda: broker.url, [(name, "") for name in (first, "gone", last)]
    )

    def counted(family: str) -> dict[str, float]:
        samples = {one.name: one.samples for one in depths.collect()}[family]
        return {sample.labels["queue"]: sample.value for sample in samples}

    eventually(lambda: counted("queue_messages") == {first: 1, "gone": 0, last: 1})
    assert [counted("queue_retries")[name] for name in retries.names("parcels")] == [
        0,
        0,
        1,
    ]
    assert counted("queue_dead_letters") == {first: 0, "gone": 0, last: 0}


def test_a_message_returns_from_the_shared_queue_to_its_handler(
    broker: Broker, names: list[str]
) -> None:
    first, last = names
    with Connection(broker.url) as connection:
        for name in (first, last, last):
            there = retries.address(name, 1)
            connection.Producer().publish(
                "retried", exchange=there.exchange, routing_key=there.routing_key
            )

    eventually(lambda: [_count(broker, name) for name in names] == [1, 2])
    assert [_count(broker, name) for name in retries.names("parcels")][:1] == [0]


def test_a_service_has_three_retry_queues_however_many_handlers() -> None:
    handlers = [(f"parcels.sender.event_{n}", f"sender.event_{n}.v1") for n in range(9)]
    found = [queue.name for queue in topology.members(handlers)]

    assert len(found) == len(set(found)) == 2 * len(handlers) + 3


@pytest.mark.slow
def test_old_retry_queues_are_deleted_when_they_are_empty(
    broker: Broker, names: list[str]
) -> None:
    first, last = names
    handlers = [(name, f"{name}.v1") for name in names]
    old = [*retries.old_names(first), *retries.old_names(last)]
    with Connection(broker.url) as connection:
        for name in old:
            connection.channel().queue_declare(
                name,
                durable=True,
                auto_delete=False,
                arguments={"x-queue-type": "quorum"},
            )
        connection.Producer().publish("kept", routing_key=old[-1])
    eventually(lambda: _count(broker, old[-1]) == 1)

    found = old_queues.prune(broker.url, handlers)
    assert (found.deleted, found.waiting) == (old[:-1], old[-1:])

    with Connection(broker.url) as connection:
        connection.channel().queue_purge(old[-1])
    assert old_queues.prune(broker.url, handlers).deleted == old[-1:]
    assert old_queues.prune(broker.url, handlers) == old_queues.Pruned([], [])
    assert [_count(broker, name) for name in names] == [0, 0]


def _count(broker: Broker, name: str) -> int:
    with Connection(broker.url, connect_timeout=5) as connection:
        declared = connection.channel().queue_declare(name, passive=True)
        return int(declared.message_count)
