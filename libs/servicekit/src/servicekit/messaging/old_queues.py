"""Deletes the empty retry queues of single handlers (ADR 103)."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from kombu import Connection
from kombu.exceptions import ChannelError

from servicekit.messaging import retries
from servicekit.messaging.topology import NOT_FOUND

# A message that leaves a queue is counted nowhere until its target has it.
PAUSE_S = 5.0


@dataclass(frozen=True)
class Pruned:
    deleted: list[str]
    # Those with messages, which return to their handlers within a minute.
    waiting: list[str]


def prune(amqp_url: str, queues: Iterable[tuple[str, str]]) -> Pruned:
    """Deletes those that are empty twice, with a pause between.

    No worker of the previous version runs any more: it would publish to them.
    """
    names = [name for queue, _ in queues for name in retries.old_names(queue)]
    with Connection(amqp_url, connect_timeout=5) as connection:
        before = dict(_depths(connection, names))
        if before:
            time.sleep(PAUSE_S)
        now = dict(_depths(connection, before))
        empty = [name for name in before if before[name] == now.get(name) == 0]
        channel = connection.channel()
        for name in empty:
            channel.queue_delete(name)
    return Pruned(empty, [name for name in now if name not in empty])


def _depths(connection: Connection, names: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Of those that exist."""
    channel: Any = connection.channel()
    for name in names:
        try:
            yield name, int(channel.queue_declare(name, passive=True).message_count)
        except ChannelError as error:  # the broker has closed the channel
            if error.reply_code != NOT_FOUND:
                raise
            channel = connection.channel()
