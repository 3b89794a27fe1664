"""The worker process. Import this module first: it patches the process for eventlet.

eventlet must patch before any socket is opened. psycopg must wait in a way that
eventlet's hub notices, or heartbeats stop while a statement runs.
"""

import os

import eventlet

os.environ["PSYCOPG_WAIT_FUNC"] = "wait_select"
eventlet.monkey_patch()

import errno  # noqa: E402
import signal  # noqa: E402
import threading  # noqa: E402
from collections.abc import Callable  # noqa: E402
from functools import partial  # noqa: E402
from typing import Any  # noqa: E402

import structlog  # noqa: E402
from eventlet import tpool  # noqa: E402
from nameko.runners import ServiceRunner  # noqa: E402
from nameko.timer import timer  # noqa: E402
from prometheus_client import REGISTRY  # noqa: E402
from psycopg import waiting  # noqa: E402
from sqlalchemy.exc import DBAPIError  # noqa: E402
from sqlmodel import Session  # noqa: E402

from servicekit import housekeeping, logging, tracing  # noqa: E402
from servicekit.db import Database  # noqa: E402
from servicekit.leaving import leave  # noqa: E402
from servicekit.messaging import operations, topology  # noqa: E402
from servicekit.messaging.apart import Apart  # noqa: E402
from servicekit.messaging.entrypoint import NOT_BEGUN, event_consumer  # noqa: E402
from servicekit.messaging.handling import Handling  # noqa: E402
from servicekit.messaging.initial_snapshots import apply_missing  # noqa: E402
from servicekit.messaging.queue_metrics import QueueDepths  # noqa: E402
from servicekit.messaging.rpc import rpc  # noqa: E402
from servicekit.messaging.subscription import Timer  # noqa: E402
from servicekit.services import ServiceSpec  # noqa: E402
from servicekit.settings import ServiceSettings  # noqa: E402
from servicekit.storage.storage import Storage  # noqa: E402

log = structlog.get_logger()

ROTATION_S = 5
ENDS_WITHIN_S = 10


def run(spec: ServiceSpec) -> None:
    """Hears the service's events until SIGTERM; then finishes what runs and exits.

    What has come and has not begun goes back to its queue, for whoever is next.
    """
    if waiting.wait is not waiting.wait_select:
        raise RuntimeError("psycopg was imported before the worker's runner")
    settings = spec.settings()
    logging.configure(settings)
    tracing.configure(settings, f"{settings.name}-worker")
    topology.declare(settings.amqp_url, spec.queues())
    REGISTRY.register(QueueDepths(lambda: settings.current("amqp_url"), spec.queues()))
    runner = ServiceRunner(_configuration(settings.amqp_url, settings.worker_threads))
    storage = Storage.connect(settings) if spec.has_storage else None
    database = Database.connect(settings, storage, with_reads=False)
    is_stopping = threading.Event()
    runner.add_service(_nameko_class(spec, database, is_stopping))
    signal.signal(
        signal.SIGTERM, lambda *_: eventlet.spawn_n(_end, runner, is_stopping)
    )
    runner.start()
    apart = _apart(spec, database, is_stopping)
    # Not before: a rolling restart of workers waits until this answers.
    operations.serve(settings, _checks(spec, database, storage))
    eventlet.spawn_n(_end_on_rotation, settings, runner, is_stopping)
    eventlet.spawn_n(apply_missing, spec, settings, database, is_stopping)
    log.info("worker_ready", queues=len(spec.subscriptions))
    _wait(runner)
    apart.finish()
    leave()


def _checks(
    spec: ServiceSpec, database: Database, storage: Storage | None
) -> operations.Checks:
    """The far ends of this service, for `/ready`."""

    def of_rows(lets_in: Callable[[Session], bool]) -> bool:
        try:
            with database.session() as session:
                return lets_in(session)
        except DBAPIError:
            return False

    checks = {name: partial(of_rows, check) for name, check in spec.lets_in.items()}
    if storage:
        # Its library waits in native code, which would hold up the hub.
        checks["storage"] = partial(tpool.execute, storage.lets_in)
    return checks


def _apart(
    spec: ServiceSpec, database: Database, is_stopping: threading.Event
) -> Apart:
    apart = Apart(is_stopping)
    for duty in spec.timers:
        if duty.is_apart:
            apart.start(_duty(duty, database, is_stopping), duty.every_s)
    return apart


def _end(runner: ServiceRunner, is_stopping: threading.Event) -> None:
    is_stopping.set()
    log.info("worker_stopping")
    runner.stop()


def _end_on_rotation(
    settings: ServiceSettings, runner: ServiceRunner, is_stopping: threading.Event
) -> None:
    """nameko reads the broker's address once; restarted, it reads the new one."""
    while settings.current("amqp_url") == settings.amqp_url:
        eventlet.sleep(ROTATION_S)
    log.warning("broker_credentials_rotated")
    eventlet.spawn_n(_end, runner, is_stopping)
    eventlet.sleep(ENDS_WITHIN_S)
    leave()  # a consumer that the broker refuses never stops on its own


def _configuration(amqp_url: str, threads: int) -> dict[str, Any]:
    return {
        "AMQP_URI": amqp_url,
        "max_workers": threads,
        "HEARTBEAT": 30,
        "ACCEPT": ["json", "cloudevents"],
        "SERIALIZERS": {
            "cloudevents": {
                "encoder": "servicekit.messaging.wire.encode",
                "decoder": "servicekit.messaging.wire.decode",
                "content_type": "application/cloudevents+json",
                "content_encoding": "utf-8",
            }
        },
    }


def _nameko_class(
    spec: ServiceSpec, database: Database, is_stopping: threading.Event
) -> type:
    """A thin nameko class around plain functions: one method per queue and timer."""
    body: dict[str, Any] = {"name": spec.name}
    for subscription in spec.subscriptions:
        handling = Handling(database, spec.name, subscription)
        method = _hearing(handling, is_stopping)
        body[method.__name__] = event_consumer(handling.queue, subscription.event.type)(
            method
        )
    duties = [duty for duty in spec.timers if not duty.is_apart]
    for number, duty in enumerate((*duties, *housekeeping.TIMERS)):
        work = _duty(duty, database, is_stopping)
        body[f"timer_{number}"] = timer(interval=duty.every_s)(work)
    body["snapshot"] = rpc(_snapshot(spec, database))
    return type(spec.name.capitalize(), (), body)


def _hearing(handling: Handling, is_stopping: threading.Event) -> Any:
    def hear(_: object, body: Any) -> str | None:
        if is_stopping.is_set():
            return NOT_BEGUN
        handling(body)
        return None

    hear.__name__ = "on_" + handling.queue.replace(".", "_")
    return hear


def _duty(duty: Timer, database: Database, is_stopping: threading.Event) -> Any:
    def work(_: object) -> None:
        if is_stopping.is_set():
            return
        try:
            with database.session() as session:
                duty.duty(session)
        except Exception:
            log.exception("timer_failed", duty=duty.duty.__name__)

    return work


def _snapshot(spec: ServiceSpec, database: Database) -> Any:
    def snapshot(_: object, kind: str, after: str, limit: int) -> list[dict[str, Any]]:
        """A page of events with the present state, for `haat resync`."""
        with database.session() as session:
            return spec.snapshot_page(session, kind, after, limit)

    return snapshot


def _wait(runner: ServiceRunner) -> None:
    waiter = eventlet.spawn(runner.wait)
    while True:
        try:
            waiter.wait()
            return
        except OSError as error:
            if error.errno != errno.EINTR:
                raise
