"""The one place that declares exchanges and queues.

`haat topology apply` declares them before producers start. A queue with another
argument needs another name. The consumer publishes a retry itself: a cycle of
dead-lettering and TTL with a delivery limit loses messages without an error.
"""

import os
import time
from collections.abc import Iterable
from typing import Any

from kombu import Connection, Exchange, Queue, binding
from kombu.exceptions import ChannelError

EVENTS = Exchange("events", type="topic", durable=True, delivery_mode=2)
DEAD = Exchange("dead", type="direct", durable=True, delivery_mode=2)
# Tests hurry; a queue that exists has the delay it was declared with.
RETRY_AFTER_MS = tuple(
    int(delay_ms)
    for delay_ms in os.environ.get("HAAT_RETRY_AFTER_MS", "1000 10000 60000").split()
)
DELIVERY_LIMIT = 5
# RabbitMQ 3.10 writes the name of a new quorum queue to disk up to a second after it
# has answered the declaration. A node killed within that second starts an empty queue:
# empty, and without a leader (docs/runbooks/queue-without-leader.md).
REGISTERED_AFTER_S = 2.0
NOT_FOUND = 404

_SAFE = {
    "x-queue-type": "quorum",
    "x-dead-letter-strategy": "at-least-once",
    "x-overflow": "reject-publish",
}


def event_queue(name: str, event_type: str) -> Queue:
    """A handler's queue; what it refuses goes to `<name>.dead`."""
    return Queue(
        name,
        exchange=EVENTS,
        durable=True,
        bindings=[binding(EVENTS, routing_key=event_type)],
        queue_arguments={
            **_SAFE,
            "x-delivery-limit": DELIVERY_LIMIT,
            "x-dead-letter-exchange": DEAD.name,
            "x-dead-letter-routing-key": name,
        },
    )


def dead_queue(name: str) -> Queue:
    """Terminal: only `haat dlq` takes something out of it."""
    return Queue(
        dead_name(name),
        exchange=DEAD,
        routing_key=name,
        durable=True,
        queue_arguments={"x-queue-type": "quorum"},
    )


def retry_queues(name: str) -> list[Queue]:
    """Waiting rooms that dead-letter back to the handler's queue when time is up."""
    return [
        Queue(
            retry_name(name, attempt),
            durable=True,
            queue_arguments={
                **_SAFE,
                "x-message-ttl": delay_ms,
                "x-dead-letter-exchange": "",
                "x-dead-letter-routing-key": name,
            },
        )
        for attempt, delay_ms in enumerate(RETRY_AFTER_MS, start=1)
    ]


def retry_name(queue: str, attempt: int) -> str:
    return f"{queue}.retry.{attempt}"


def dead_name(queue: str) -> str:
    return f"{queue}.dead"


def declare(amqp_url: str, queues: Iterable[tuple[str, str]]) -> int:
    """Declares the exchanges and, for each (queue, event type), its five queues.

    New queues are bound only when a killed broker would still know them: before that
    they could be sent events, confirm them and lose them.
    """
    families = [family(name, event_type) for name, event_type in queues]
    members = [queue for family in families for queue in family]
    with Connection(amqp_url, connect_timeout=5) as connection:
        has_new = _has_new(members, connection)
        channel = connection.channel()
        for exchange in (EVENTS, DEAD):
            exchange(channel).declare()
        for queue in members:
            queue(channel).queue_declare()
        if has_new:
            time.sleep(REGISTERED_AFTER_S)
        for queue in members:
            _bind(queue, channel)
    return len(families)


def family(name: str, event_type: str) -> list[Queue]:
    """A handler's five queues: terminal, waiting rooms, its own."""
    return [dead_queue(name), *retry_queues(name), event_queue(name, event_type)]


def _has_new(queues: Iterable[Queue], connection: Connection) -> bool:
    channel = connection.channel()
    for queue in queues:
        try:
            queue(channel).queue_declare(passive=True)
        except ChannelError as error:  # the broker has closed the channel
            if error.reply_code != NOT_FOUND:
                raise
            return True
    channel.close()
    return False


def _bind(queue: Queue, channel: Any) -> None:
    """The default exchange binds queues automatically: retry queues need nothing."""
    if queue.bindings or (queue.exchange and queue.exchange.name):
        queue(channel).declare()
