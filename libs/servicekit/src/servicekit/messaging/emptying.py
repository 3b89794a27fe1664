"""Queues that are there, and hold nothing: after the databases went back in time."""

from collections.abc import Iterable

from kombu import Connection

from servicekit.messaging.topology import declare, members


def empty(amqp_url: str, queues: Iterable[tuple[str, str]]) -> int:
    """Declares and purges the queues of each (queue, event type); how many messages.

    What a consumer holds unacknowledged stays: workers are stopped before.
    """
    known = list(queues)
    declare(amqp_url, known)
    with Connection(amqp_url, connect_timeout=5) as connection:
        channel = connection.channel()
        return sum(
            int(channel.queue_purge(queue.name) or 0) for queue in members(known)
        )
