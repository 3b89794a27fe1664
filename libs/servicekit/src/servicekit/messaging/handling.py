"""One delivered message: inbox, handler and commit are one transaction."""

from typing import Any

import structlog
from opentelemetry import trace
from pydantic import ValidationError

from servicekit import crash
from servicekit.db import Database
from servicekit.messaging import inbox
from servicekit.messaging.event import Envelope
from servicekit.messaging.subscription import Permanent, Subscription
from servicekit.tracing import context_from, tracer

log = structlog.get_logger()


class Handling:
    """Calls the subscription's handler; after a normal return comes the ack."""

    def __init__(
        self, database: Database, reader: str, subscription: Subscription
    ) -> None:
        self._database, self._subscription = database, subscription
        self.queue = subscription.queue(reader)

    def __call__(self, body: bytes | str) -> bool:
        """True when the event had its effect now, False when it had it before.

        Raises Permanent for a body that is no such event, whatever the handler raises
        otherwise; nothing is committed then.
        """
        try:
            event = self._subscription.parse(body)
        except ValidationError as error:
            raise Permanent(f"not a {self._subscription.event.type}") from error
        with structlog.contextvars.bound_contextvars(event_id=str(event.id)):
            return self._apply(event)

    def _apply(self, event: Envelope[Any]) -> bool:
        context = context_from(event.traceparent)
        kind = trace.SpanKind.CONSUMER
        with tracer.start_as_current_span(self.queue, context=context, kind=kind):
            with self._database.session() as session:
                if not inbox.is_first(session, event.id, self.queue):
                    log.info("event_repeated", queue=self.queue)
                    return False
                self._subscription.handler(session, event)
                crash.point("worker.before_commit")
            crash.point("worker.after_commit")
        log.info("event_handled", queue=self.queue, type=event.type)
        return True
