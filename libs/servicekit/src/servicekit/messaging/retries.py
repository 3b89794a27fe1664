"""The retry queues of a service: one for each delay, shared by all of its handlers.

A message keeps its handler's queue as its routing key. An exchange for each delay sends
it into the reader's retry queue. When the delay has passed, the default exchange sends
it by the same key to the handler's queue (ADR 103).
"""

import os
from dataclasses import dataclass

from kombu import Exchange, Queue, binding

SAFE = {
    "x-queue-type": "quorum",
    "x-dead-letter-strategy": "at-least-once",
    "x-overflow": "reject-publish",
}
# Tests hurry; another delay is another queue.
RETRY_AFTER_MS = tuple(
    int(delay_ms)
    for delay_ms in os.environ.get("HAAT_RETRY_AFTER_MS", "1000 10000 60000").split()
)
# The routing key is the handler's queue, which begins with its reader.
EXCHANGES = tuple(
    Exchange(f"retry.{delay_ms}ms", type="topic", durable=True, delivery_mode=2)
    for delay_ms in RETRY_AFTER_MS
)
# Until ADR 103 each handler had these queues.
_OLD = (1, 2, 3)


@dataclass(frozen=True)
class Address:
    """Where a message is published."""

    exchange: str
    routing_key: str


def address(queue: str, attempt: int) -> Address:
    """The wait of a handler's message before this attempt, the first being 1."""
    return Address(EXCHANGES[attempt - 1].name, queue)


def reader_of(queue: str) -> str:
    return queue.partition(".")[0]


def names(reader: str) -> list[str]:
    return [f"{reader}.{exchange.name}" for exchange in EXCHANGES]


def queues(reader: str) -> list[Queue]:
    """Without a routing key of their own: a dead letter keeps that of its message."""
    return [
        Queue(
            name,
            durable=True,
            bindings=[binding(exchange, routing_key=f"{reader}.#")],
            queue_arguments={
                **SAFE,
                "x-message-ttl": delay_ms,
                "x-dead-letter-exchange": "",
            },
        )
        for name, exchange, delay_ms in zip(
            names(reader), EXCHANGES, RETRY_AFTER_MS, strict=True
        )
    ]


def old_names(queue: str) -> list[str]:
    """The retry queues that a handler had alone: `haat topology prune` deletes them."""
    return [f"{queue}.retry.{attempt}" for attempt in _OLD]
