"""One delivered message: inbox, handler and commit are one transaction."""

from typing import Any

import structlog
from opentelemetry.trace import SpanKind
from pydantic import ValidationError

from servicekit import crash
from servicekit.db import Database
from servicekit.messaging import inbox
from servicekit.messaging.event import Envelope
from servicekit.messaging.handling_metrics import handled
from servicekit.messaging.subscription import Permanent, Subscription
from servicekit.tracing import continued

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
        with continued(self.queue, event.traceparent, SpanKind.CONSUMER):
            with handled(self.queue, event.time):
                is_first = self._commit(event)
            name = "event_handled" if is_first else "event_repeated"
            log.info(name, queue=self.queue, type=event.type)
        return is_first

    def _commit(self, event: Envelope[Any]) -> bool:
        with self._database.session() as session:
            if not inbox.is_first(session, event.id, self.queue):
                return False
            self._subscription.handler(session, event)
            crash.point("worker.before_commit")
        crash.point("worker.after_commit")
        return True
