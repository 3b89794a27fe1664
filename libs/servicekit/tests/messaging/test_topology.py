"""Declared queues receive events and survive a kill of the broker."""

import pytest
from kombu import Connection

from servicekit.ids import new_id
from servicekit.messaging import topology
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
        for name in (first, last, topology.retry_name(last, 3)):
            connection.Producer().publish("kept", routing_key=name)
    depths = QueueDepths(
        lambda: broker.url, [(name, "") for name in (first, "gone", last)]
    )

    def new_queues() -> dict[str, list[float]]:
        found = depths.collect()
        return {one.name: [sample.value for sample in one.samples] for one in found}

    eventually(lambda: new_queues()["queue_messages"] == [1, 0, 1])
    assert new_queues()["queue_retries"] == [0, 0, 1]
    assert new_queues()["queue_dead_letters"] == [0, 0, 0]


def _count(broker: Broker, name: str) -> int:
    with Connection(broker.url, connect_timeout=5) as connection:
        declared = connection.channel().queue_declare(name, passive=True)
        return int(declared.message_count)
