"""A new replica applies its owner's snapshot when its worker first starts (ADR 119).

An event is published to the queues that exist at that moment. What the owner wrote
before, such as the categories of a fresh system, is in its snapshot only.
"""

import threading

import structlog

from servicekit.advisory_lock import only_one
from servicekit.db import Database
from servicekit.messaging import snapshots
from servicekit.messaging.resync import apply_snapshot
from servicekit.services import ServiceSpec
from servicekit.settings import ServiceSettings

log = structlog.get_logger()

RETRY_S = 5
REASON_LENGTH = 300


def apply_missing(
    spec: ServiceSpec,
    settings: ServiceSettings,
    database: Database,
    is_stopping: threading.Event,
) -> None:
    """Returns when every replica has its snapshot; an owner that is away is retried."""
    missing = list(spec.replicas)
    while missing and not is_stopping.is_set():
        missing = [
            each for each in missing if not _apply(spec, settings, database, each)
        ]
        if missing:
            is_stopping.wait(RETRY_S)
    if not missing:
        log.info("snapshots_complete")


def _apply(
    spec: ServiceSpec, settings: ServiceSettings, database: Database, replica: str
) -> bool:
    try:
        return _apply_once(spec, settings, database, replica)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:REASON_LENGTH]
        log.warning("snapshot_delayed", replica=replica, error=reason)
        return False


def _apply_once(
    spec: ServiceSpec, settings: ServiceSettings, database: Database, replica: str
) -> bool:
    """One worker of all does it; the others look again later."""
    with only_one(database.engine, f"snapshot:{replica}") as is_alone:
        if not is_alone:
            return False
        with database.session() as session:
            if snapshots.is_applied(session, replica):
                return True
        amqp_url = settings.current("amqp_url")
        count = apply_snapshot(spec, database, amqp_url, replica)
    log.info("snapshot_applied", replica=replica, events=count)
    return True
