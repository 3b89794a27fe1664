"""Queues that are there, and hold nothing: after the databases went back in time."""

from collections.abc import Iterable

from kombu import Connection

from servicekit.messaging.topology import (
    RETRY_AFTER_MS,
    dead_name,
    declare,
    retry_name,
)


def empty(amqp_url: str, queues: Iterable[tuple[str, str]]) -> int:
    """Declares each (queue, event type) and purges its family; how many messages.

    What a consumer holds unacknowledged stays: workers are stopped before.
    """
    known = list(queues)
    declare(amqp_url, known)
    with Connection(amqp_url, connect_timeout=5) as connection:
        channel = connection.channel()
        return sum(
            int(channel.queue_purge(name) or 0)
            for queue, _ in known
            for name in _family(queue)
        )


def _family(queue: str) -> list[str]:
    waiting = (retry_name(queue, n) for n in range(1, len(RETRY_AFTER_MS) + 1))
    return [dead_name(queue), *waiting, queue]
