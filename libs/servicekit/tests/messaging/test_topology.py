"""What is declared is routed to, and known to the broker after a kill."""

from collections.abc import Iterator

import pytest
from kombu import Connection
from stack import forget_queues

from servicekit.messaging import topology
from servicekit.messaging.queue_metrics import QueueDepths
from servicekit.testing.brokers import Broker
from servicekit.testing.processes import eventually

NAMES = ["parcels.topology.first", "parcels.topology.last"]


@pytest.fixture
def declared(broker: Broker) -> Iterator[Broker]:
    topology.declare(broker.url, [(name, f"{name}.v1") for name in NAMES])
    yield broker
    forget_queues(broker.url, NAMES)


def test_a_new_queue_survives_a_kill_with_its_events(declared: Broker) -> None:
    with Connection(declared.url, transport_options={"confirm_publish": True}) as c:
        for name in NAMES:
            c.Producer().publish(
                "kept",
                exchange=topology.EVENTS.name,
                routing_key=f"{name}.v1",
                confirm_timeout=5,
            )
    declared.kill()
    declared.start()
    eventually(lambda: [_count(declared, name) for name in NAMES] == [1, 1])


def test_a_queue_that_is_not_there_is_empty_and_hides_no_other(
    declared: Broker,
) -> None:
    first, last = NAMES
    with Connection(declared.url) as connection:
        for name in (first, last, topology.retry_name(last, 3)):
            connection.Producer().publish("kept", routing_key=name)
    depths = QueueDepths(declared.url, [(name, "") for name in (first, "gone", last)])

    def told() -> dict[str, list[float]]:
        found = depths.collect()
        return {one.name: [sample.value for sample in one.samples] for one in found}

    eventually(lambda: told()["queue_messages"] == [1, 0, 1])
    assert told()["queue_retries"] == [0, 0, 1]
    assert told()["queue_dead_letters"] == [0, 0, 0]


def _count(broker: Broker, name: str) -> int:
    with Connection(broker.url, connect_timeout=5) as connection:
        declared = connection.channel().queue_declare(name, passive=True)
        return int(declared.message_count)
