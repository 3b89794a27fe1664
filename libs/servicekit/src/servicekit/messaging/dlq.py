"""Dead letters: read them, send them again after a fix, or delete them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from kombu import Connection, Producer, Queue
from kombu.exceptions import ChannelError

from servicekit.messaging.topology import dead_name

_NOT_FOUND = 404
_CONFIRM = {"confirm_publish": True}


@dataclass(frozen=True)
class DeadLetter:
    event_id: str
    type: str
    error: str
    attempts: int
    body: str


class UnknownQueue(Exception):
    """No such handler, or `haat topology apply` has not run."""


@contextmanager
def _channel(amqp_url: str) -> Iterator[Any]:
    with Connection(
        amqp_url, transport_options=_CONFIRM, connect_timeout=5
    ) as connection:
        yield connection.channel()


def depth(amqp_url: str, queue: str) -> int:
    """How many dead letters the handler has; raises UnknownQueue."""
    with _channel(amqp_url) as channel:
        return _count(channel, queue)


def peek(amqp_url: str, queue: str, limit: int = 20) -> list[DeadLetter]:
    """The first dead letters; they return to their places when the channel closes."""
    messages: list[DeadLetter] = []
    with _channel(amqp_url) as channel:
        _count(channel, queue)
        dead = Queue(dead_name(queue), no_declare=True)(channel)
        while len(messages) < limit and (message := dead.get(accept=None)) is not None:
            messages.append(_dead_letter(message))
    return messages


def redrive(amqp_url: str, queue: str, limit: int | None = None) -> int:
    """Sends dead letters back to their queue: confirmed there before taken here.

    Killed midway it loses nothing; the inbox drops a message that is sent twice.
    """
    # A message that fails again meanwhile stays for the next time.
    count, max_count = 0, depth(amqp_url, queue)
    max_count = max_count if limit is None else min(limit, max_count)
    with _channel(amqp_url) as channel, _channel(amqp_url) as outgoing:
        dead = Queue(dead_name(queue), no_declare=True)(channel)
        producer = Producer(outgoing)
        while count < max_count and (message := dead.get(accept=None)) is not None:
            _publish(producer, queue, message)
            message.ack()
            count += 1
    return count


def discard(amqp_url: str, queue: str) -> int:
    """Throws all dead letters of the queue away; answers how many."""
    with _channel(amqp_url) as channel:
        _count(channel, queue)
        return int(channel.queue_purge(dead_name(queue)) or 0)


def _count(channel: Any, queue: str) -> int:
    try:
        declared = channel.queue_declare(dead_name(queue), passive=True)
    except ChannelError as error:
        if error.reply_code != _NOT_FOUND:
            raise
        raise UnknownQueue(queue) from error
    return int(declared.message_count)


def _dead_letter(message: Any) -> DeadLetter:
    body = message.body
    if not isinstance(body, str):
        body = bytes(body).decode(errors="replace")
    return DeadLetter(
        event_id=str(message.properties.get("message_id", "")),
        type=str(message.properties.get("type", "")),
        error=str(message.headers.get("x-error", "")),
        attempts=int(message.headers.get("x-attempt", 0)),
        body=body,
    )


def _publish(producer: Producer, queue: str, message: Any) -> None:
    fresh = {k: v for k, v in message.headers.items() if not k.startswith("x-")}
    producer.publish(
        message.body,
        exchange="",
        routing_key=queue,
        headers=fresh,
        content_type=message.content_type,
        content_encoding=message.content_encoding,
        delivery_mode=2,
        mandatory=True,
        message_id=message.properties.get("message_id"),
        type=message.properties.get("type"),
        confirm_timeout=10,
    )
