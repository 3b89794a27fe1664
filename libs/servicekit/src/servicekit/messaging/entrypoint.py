"""nameko's consumer, changed so that it loses no event (ADR 2).

The original consumer acknowledges after any exception. Ours acknowledges after the
commit. A Permanent goes to the dead-letter queue immediately. During an outage an event
waits until the outage ends. Any other error goes through the retry queues to the
dead-letter queue.
"""

from collections.abc import Mapping
from typing import Any

import structlog
from amqp.exceptions import AMQPError
from nameko.amqp.publish import Publisher
from nameko.messaging import Consumer, QueueConsumer

from servicekit import crash
from servicekit.messaging.handling_metrics import PARKED, RETRIED
from servicekit.messaging.retries import RETRY_AFTER_MS, Address, address
from servicekit.messaging.subscription import Permanent
from servicekit.messaging.topology import dead_name, event_queue
from servicekit.outages import is_outage

log = structlog.get_logger()

ATTEMPTS = "x-attempt"
# Counted apart: after an outage an event still has all its attempts.
OUTAGE_WAITS = "x-outage-wait"
# The answer of a handler whose worker had to stop before it began.
NOT_BEGUN = "not_begun"
_BROKERS_OWN = ("x-death", "x-delivery-count", "x-first-death", "x-last-death")


class PatientQueueConsumer(QueueConsumer):
    """Survives dead sockets, and closes only when the running handlers have ended."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.running = 0

    def ack_message(self, message: Any) -> None:
        crash.point("worker.before_ack")
        try:
            super().ack_message(message)
        except (
            OSError,
            AMQPError,
        ) as error:  # the broker delivers again, the inbox answers
            log.warning("ack_lost", error=repr(error))

    def handle_message(self, provider: Any, body: Any, message: Any) -> None:
        self.running += 1
        super().handle_message(provider, body, message)

    def requeue_message(self, message: Any) -> None:
        """Called when the container dies before the handler has begun."""
        self.running -= 1
        super().requeue_message(message)

    def on_iteration(self) -> None:
        self._cancel_consumers_if_requested()
        # nameko would close within a second of SIGTERM, and running handlers would
        # lose their acknowledgement.
        if not self._consumers and self.running <= 0:
            self.should_stop = True

    def on_decode_error(self, message: Any, error: Exception) -> None:
        log.error("message_undecodable", error=repr(error))
        message.reject(requeue=False)


class EventConsumer(Consumer):
    """Entrypoint of one subscription's queue."""

    queue_consumer = PatientQueueConsumer()

    def __init__(self, queue_name: str, event_type: str, **options: Any) -> None:
        self._name = queue_name
        super().__init__(queue=event_queue(queue_name, event_type), **options)

    def setup(self) -> None:
        uri = self.container.config["AMQP_URI"]
        self._publisher = Publisher(uri, use_confirms=True, mandatory=True, retry=False)
        super().setup()

    def handle_message_processed(
        self, message: Any, result: Any = None, exc_info: Any = None
    ) -> None:
        try:
            # Given back by the end of the connection: given back now, the broker would
            # deliver it here again, and count that as one more try.
            if result != NOT_BEGUN:
                self._settle(message, exc_info)
        finally:
            self.queue_consumer.running -= 1

    def _settle(self, message: Any, exc_info: Any) -> None:
        if exc_info is None:
            self.queue_consumer.ack_message(message)
            return
        if not message.channel.connection:  # the broker delivers again
            return
        try:
            self._refuse(message, exc_info[1])
        except Exception as error:
            log.warning("retry_not_published", queue=self._name, error=repr(error))
            self._requeue(message)

    def _requeue(self, message: Any) -> None:
        try:
            message.requeue()
        except Exception as error:
            log.warning("requeue_lost", queue=self._name, error=repr(error))

    def _refuse(self, message: Any, error: BaseException) -> None:
        is_waiting = is_outage(error) and not isinstance(error, Permanent)
        counter = OUTAGE_WAITS if is_waiting else ATTEMPTS
        count = int(message.headers.get(counter, 0)) + 1
        if is_waiting:
            count = min(count, len(RETRY_AFTER_MS))
        if isinstance(error, Permanent) or count > len(RETRY_AFTER_MS):
            target = Address("", dead_name(self._name))
            PARKED.labels(self._name).inc()
            log.error("event_parked", queue=self._name, error=repr(error)[:200])
        else:
            target = address(self._name, count)
            RETRIED.labels(self._name).inc()
            log.warning(
                "event_retried",
                queue=self._name,
                attempt=count,
                error=repr(error)[:200],
            )
        noted = {counter: count, "x-error": repr(error)[:200]}
        self._publish_again(message, target, noted)
        message.ack()

    def _publish_again(
        self, message: Any, target: Address, noted: Mapping[str, object]
    ) -> None:
        """Confirmed there before it is removed here, with the error for operators."""
        kept = {
            k: v for k, v in message.headers.items() if not k.startswith(_BROKERS_OWN)
        }
        self._publisher.publish(
            message.body,
            exchange=target.exchange,
            routing_key=target.routing_key,
            serializer=None,
            content_type=message.content_type,
            content_encoding=message.content_encoding,
            headers={**kept, **noted},
            message_id=message.properties.get("message_id"),
            type=message.properties.get("type"),
            confirm_timeout=10,
        )


event_consumer = EventConsumer.decorator
