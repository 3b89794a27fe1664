"""Publishes the events of the outbox: `python -m servicekit.messaging.relay <x>`.

One thread on pika's event loop publishes a batch with pipelined confirms and
`mandatory`. Without `mandatory` an unroutable message is confirmed and lost. Rows are
set to published only after every confirm. LISTEN/NOTIFY wakes the relay between two
polls.
"""

import signal
import sys
import time
from typing import Any

import pika
import psycopg
import structlog
from pika.exceptions import AMQPError

from servicekit import crash
from servicekit.messaging import operations
from servicekit.messaging.outbox_store import OutboxStore
from servicekit.messaging.publishing import Batch
from servicekit.messaging.relay_metrics import RelayMetrics
from servicekit.settings import ServiceSettings

log = structlog.get_logger()

POLL_S = 1.0
CONFIRM_WITHIN_S = 15.0
RECONNECT_AFTER_S = 0.5
HANG_UP_WITHIN_S = 2.0


class Relay:
    """Runs until SIGTERM; an outage of broker or database is waited out."""

    def __init__(self, settings: ServiceSettings, metrics: RelayMetrics) -> None:
        self._settings, self._metrics = settings, metrics
        self._is_stopping = False
        self._is_blocked = self._is_leaving = False
        self._batch: Batch | None = None

    def stop(self, *_: object) -> None:
        self._is_stopping = True

    def run(self) -> None:
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        while not self._is_stopping:
            try:
                self._run_until_trouble()
            except (psycopg.Error, AMQPError, OSError) as error:
                log.warning("relay_interrupted", error=repr(error))
            if not self._is_stopping:
                time.sleep(RECONNECT_AFTER_S)

    def _run_until_trouble(self) -> None:
        self._store = OutboxStore(self._settings.dsn)
        self._batch, self._trouble = None, None
        self._is_blocked = self._is_leaving = False
        try:
            is_leading = self._store.lead()
            self._metrics.leads(is_leading)
            if is_leading:
                # Also while the broker is away: that is when somebody looks.
                self._metrics.observe(self._store)
                self._connect()
                if self._trouble:
                    raise self._trouble
        finally:
            self._store.close()

    def _connect(self) -> None:
        parameters = pika.URLParameters(self._settings.current("amqp_url"))
        parameters.heartbeat = 30
        self._connection = pika.SelectConnection(
            parameters,
            on_open_callback=lambda c: c.channel(on_open_callback=self._opened),
            on_open_error_callback=lambda _, error: self._fail(error),
            on_close_callback=lambda _, error: self._fail(error),
        )
        self._loop = self._connection.ioloop
        try:
            self._loop.start()
        finally:
            self._hang_up()

    def _hang_up(self) -> None:
        """Closes the connection on both sides; never waits long."""
        trouble, self._is_leaving = self._trouble, True
        if self._connection.is_open:
            self._connection.close()
            self._loop.call_later(HANG_UP_WITHIN_S, self._loop.stop)
            self._loop.start()
        self._loop.close()
        self._trouble = trouble

    def _fail(self, error: Any) -> None:
        is_error = isinstance(error, BaseException) and not self._is_stopping
        self._trouble = error if is_error else None
        self._loop.stop()

    def _opened(self, channel: Any) -> None:
        self._channel = channel
        channel.add_on_return_callback(self._returned)
        channel.add_on_close_callback(self._channel_closed)
        self._connection.add_on_connection_blocked_callback(self._blocked)
        self._connection.add_on_connection_unblocked_callback(self._unblocked)
        channel.confirm_delivery(self._confirmed, callback=self._ready)

    def _channel_closed(self, _: Any, error: Any) -> None:
        if self._connection.is_open:
            self._connection.close()

    def _blocked(self, *_: object) -> None:
        self._is_blocked = True

    def _unblocked(self, *_: object) -> None:
        self._is_blocked = False
        self._pump()

    def _ready(self, _: Any) -> None:
        self._next_tag = 1
        log.info("relay_ready")
        socket = self._store.leader.fileno()
        self._loop.add_handler(socket, self._woken, self._loop.READ)
        self._tick()

    def _woken(self, *_: object) -> None:
        if self._is_leaving:
            return
        if self._store.drain_notifies():
            self._pump()
        else:
            self._fail(psycopg.OperationalError("the wake-up connection is gone"))

    def _tick(self) -> None:
        if self._is_leaving:
            return
        if self._is_stopping and self._batch is None:
            self._loop.stop()
            return
        if self._batch is not None and self._batch.age_s() > CONFIRM_WITHIN_S:
            log.warning("confirm_timeout", waiting=len(self._batch.unconfirmed))
            self._fail(AMQPError("the broker confirms nothing"))
            return
        self._observe()
        self._pump()
        self._loop.call_later(POLL_S, self._tick)

    def _observe(self) -> None:
        try:
            self._metrics.observe(self._store)
        except psycopg.Error as error:
            self._fail(error)

    def _pump(self) -> None:
        is_busy = self._batch is not None or self._is_blocked
        if is_busy or self._is_stopping or self._is_leaving:
            return
        try:
            rows = self._store.take()
        except psycopg.Error as error:
            self._fail(error)
            return
        if rows:
            crash.point("relay.before_publish")
            self._batch = Batch(rows, self._next_tag)
            self._next_tag += len(rows)
            self._batch.publish(self._channel)
            crash.point("relay.after_publish")

    def _returned(self, _: Any, method: Any, properties: Any, __: bytes) -> None:
        if self._batch is not None:  # a return arrives before its confirm
            why = f"unroutable: {method.reply_code} {method.reply_text}"
            self._batch.refuse(properties.message_id, why)

    def _confirmed(self, frame: Any) -> None:
        if self._batch is None or self._is_leaving:
            return
        self._batch.confirm(frame.method)
        if not self._batch.unconfirmed:
            self._finish(self._batch)

    def _finish(self, batch: Batch) -> None:
        crash.point("relay.before_mark")
        try:
            self._store.settle(batch.published, batch.refused)
        except psycopg.Error as error:
            self._fail(error)
            return
        crash.point("relay.after_mark")
        self._metrics.published(batch.published_types(), batch.refused)
        self._batch = None
        self._loop.call_later(0, self._tick if self._is_stopping else self._pump)


def main(service: str) -> None:
    from servicekit import logging, tracing
    from servicekit.changes.purging import purging
    from servicekit.leaving import leave
    from servicekit.services import find

    spec = find(service)
    settings = spec.settings()
    logging.configure(settings)
    tracing.configure(settings, f"{settings.name}-relay")
    operations.serve(settings)
    with purging(settings, spec.public_kinds):
        Relay(settings, RelayMetrics()).run()
    leave()


if __name__ == "__main__":
    main(sys.argv[1])
