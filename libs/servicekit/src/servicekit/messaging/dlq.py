"""Dead letters: look at them, send them back after a fix, or throw them away."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from kombu import Connection, Producer, Queue

from servicekit.messaging.topology import dead_name

_CONFIRM = {"confirm_publish": True}


@dataclass(frozen=True)
class DeadLetter:
    event_id: str
    type: str
    error: str
    attempts: int
    body: str


@contextmanager
def _channel(amqp_url: str) -> Iterator[Any]:
    with Connection(
        amqp_url, transport_options=_CONFIRM, connect_timeout=5
    ) as connection:
        yield connection.channel()


def depth(amqp_url: str, queue: str) -> int:
    """How many dead letters the queue's handler has."""
    with _channel(amqp_url) as channel:
        declared = channel.queue_declare(dead_name(queue), passive=True)
        return int(declared.message_count)


def peek(amqp_url: str, queue: str, limit: int = 20) -> list[DeadLetter]:
    """The first letters; they go back to their places when the channel closes."""
    letters: list[DeadLetter] = []
    with _channel(amqp_url) as channel:
        dead = Queue(dead_name(queue), no_declare=True)(channel)
        while len(letters) < limit and (message := dead.get(accept=None)) is not None:
            letters.append(_letter(message))
    return letters


def redrive(amqp_url: str, queue: str, limit: int | None = None) -> int:
    """Sends dead letters back to their queue: confirmed there before taken here.

    Killed midway it loses nothing; a letter sent twice meets the inbox.
    """
    count = 0
    with _channel(amqp_url) as channel, _channel(amqp_url) as outgoing:
        dead = Queue(dead_name(queue), no_declare=True)(channel)
        producer = Producer(outgoing)
        while count != limit and (message := dead.get(accept=None)) is not None:
            _publish(producer, queue, message)
            message.ack()
            count += 1
    return count


def discard(amqp_url: str, queue: str) -> int:
    """Throws all dead letters of the queue away; answers how many."""
    with _channel(amqp_url) as channel:
        return int(channel.queue_purge(dead_name(queue)) or 0)


def _letter(message: Any) -> DeadLetter:
    body = (
        message.body if isinstance(message.body, str) else bytes(message.body).decode()
    )
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
