"""The one place that declares exchanges and queues.

`haat topology apply` declares them before producers start. A queue with another
argument needs another name. The consumer publishes a retry itself: a cycle of
dead-lettering and TTL with a delivery limit loses messages without an error.
Retry queues are in `retries`.
"""

import time
from collections.abc import Iterable

from kombu import Connection, Exchange, Queue, binding
from kombu.exceptions import ChannelError

from servicekit.messaging import retries
from servicekit.messaging.retries import SAFE

EVENTS = Exchange("events", type="topic", durable=True, delivery_mode=2)
DEAD = Exchange("dead", type="direct", durable=True, delivery_mode=2)
DELIVERY_LIMIT = 5
# RabbitMQ 3.10 writes the name of a new quorum queue to disk up to a second after it
# has answered the declaration. A node killed within that second starts an empty queue:
# empty, and without a leader (docs/runbooks/queue-without-leader.md).
REGISTERED_AFTER_S = 2.0
NOT_FOUND = 404


def event_queue(name: str, event_type: str) -> Queue:
    """A handler's queue; what it refuses goes to `<name>.dead`."""
    return Queue(
        name,
        exchange=EVENTS,
        durable=True,
        bindings=[binding(EVENTS, routing_key=event_type)],
        queue_arguments={
            **SAFE,
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


def dead_name(queue: str) -> str:
    return f"{queue}.dead"


def declare(amqp_url: str, queues: Iterable[tuple[str, str]]) -> int:
    """Declares the exchanges, the queues of each (queue, event type), and the readers'
    retry queues.

    New queues are bound only when a killed broker would still know them: before that
    they could be sent events, confirm them and lose them.
    """
    handlers = list(queues)
    every = members(handlers)
    with Connection(amqp_url, connect_timeout=5) as connection:
        has_new = _has_new(every, connection)
        channel = connection.channel()
        for exchange in (EVENTS, DEAD, *retries.EXCHANGES):
            exchange(channel).declare()
        for queue in every:
            queue(channel).queue_declare()
        if has_new:
            time.sleep(REGISTERED_AFTER_S)
        for queue in every:
            queue(channel).declare()
    return len(handlers)


def members(handlers: Iterable[tuple[str, str]]) -> list[Queue]:
    """Every queue of these (queue, event type): retry queues, then two for each."""
    own = list(handlers)
    readers = sorted({retries.reader_of(name) for name, _ in own})
    shared = [queue for reader in readers for queue in retries.queues(reader)]
    families = [[dead_queue(name), event_queue(name, of)] for name, of in own]
    return [*shared, *(queue for family in families for queue in family)]


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
