"""The events that a service handles: event class -> handler."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlmodel import Session

from servicekit.messaging.event import Envelope, Event

E = TypeVar("E", bound=Event)
Handler = Callable[[Session, Envelope[Any]], None]


class Permanent(Exception):
    """Raised by a handler for an event that can never succeed: park it now."""


@dataclass(frozen=True)
class Subscription:
    """One durable queue: one event type, one handler, one reader."""

    event: type[Event]
    handler: Handler

    def queue(self, reader: str) -> str:
        """Reader first: `vendor.engagement.enquiry_created`."""
        return f"{reader}.{self.event.type.rsplit('.v', 1)[0]}"

    def parse(self, body: bytes | str) -> Envelope[Any]:
        """Raises pydantic's ValidationError when the body is not this event."""
        return Envelope[self.event].model_validate_json(body)  # type: ignore[name-defined]


def on(event: type[E], handler: Callable[[Session, Envelope[E]], None]) -> Subscription:
    return Subscription(event, handler)


@dataclass(frozen=True)
class Timer:
    """A periodic duty of the worker; it locks the rows it works on.

    `is_apart`: it waits for far ends, so it takes no place of the worker's events.
    """

    every_s: float
    duty: Callable[[Session], None]
    is_apart: bool = False


def every(seconds: float, duty: Callable[[Session], None]) -> Timer:
    return Timer(seconds, duty)


def apart(seconds: float, duty: Callable[[Session], None]) -> Timer:
    return Timer(seconds, duty, is_apart=True)
