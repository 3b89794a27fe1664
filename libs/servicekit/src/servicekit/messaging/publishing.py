"""One batch on its way to the broker: which rows are confirmed, which refused."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pika
from opentelemetry.trace import StatusCode

from servicekit.messaging.outbox_store import WaitingEvent
from servicekit.messaging.topology import EVENTS
from servicekit.tracing import sending, traceparent_of


class Batch:
    """Delivery tags count up from `first_tag`, one per row, in the rows' order."""

    def __init__(self, rows: Sequence[WaitingEvent], first_tag: int) -> None:
        self._rows = rows
        self._by_event = {str(row.event_id): row.id for row in rows}
        self._spans = {
            row.id: sending(f"publish {row.type}", row.traceparent, row.created_at)
            for row in rows
        }
        self.unconfirmed = {first_tag + n: row.id for n, row in enumerate(rows)}
        self.published: list[int] = []
        self.refused: dict[int, str] = {}
        self._started = time.monotonic()

    def age_s(self) -> float:
        return time.monotonic() - self._started

    def publish(self, channel: Any) -> None:
        for waiting in self._rows:
            # The reader goes on from the span of this sending.
            traceparent = traceparent_of(self._spans[waiting.id])
            row = replace(waiting, traceparent=traceparent)
            properties = pika.BasicProperties(
                content_type="application/cloudevents+json",
                content_encoding="utf-8",
                delivery_mode=pika.DeliveryMode.Persistent,
                message_id=str(row.event_id),
                type=row.type,
                headers={"traceparent": row.traceparent} if row.traceparent else None,
            )
            channel.basic_publish(
                EVENTS.name, row.type, row.body(), properties, mandatory=True
            )

    def refuse(self, event_id: str, why: str) -> None:
        if event_id in self._by_event:
            self.refused[self._by_event[event_id]] = why

    def published_types(self) -> Iterator[str]:
        confirmed = set(self.published)
        return (row.type for row in self._rows if row.id in confirmed)

    def confirm(self, method: Any) -> None:
        """An ack or nack for one tag, or for all up to it (`multiple`)."""
        tags = [method.delivery_tag]
        if method.multiple:
            tags = [tag for tag in self.unconfirmed if tag <= method.delivery_tag]
        for tag in tags:
            row_id = self.unconfirmed.pop(tag, None)
            if row_id is None:
                continue
            if isinstance(method, pika.spec.Basic.Nack):
                self.refused[row_id] = "refused by the broker"
            elif row_id not in self.refused:
                self.published.append(row_id)
            span = self._spans[row_id]
            if row_id in self.refused:
                span.set_status(StatusCode.ERROR, "refused")
            span.end()
