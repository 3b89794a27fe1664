"""Parcels: the smallest service, for tests of the mechanism."""

import os
import time
from collections.abc import Sequence
from typing import Any

import structlog
from opentelemetry import trace
from pydantic_settings import SettingsConfigDict
from sqlalchemy import text
from sqlmodel import Session

from parcels.events import ParcelReturned, ParcelSent
from servicekit.messaging.event import Envelope, Event
from servicekit.messaging.subscription import Permanent, on
from servicekit.services import ServiceSpec
from servicekit.settings import ServiceSettings
from servicekit.storage.storage import Storage

log = structlog.get_logger()
SLOW_S = 2

_EFFECT = text("insert into effects values (:event_id, :parcel_id, :trace_id)")
_FIXED = text("select 1 from fixes where mood = :mood")
_FAIL = text("select fail(:state)")
_PAGE = text(
    "select id from parcels where id::text > :after order by id::text limit :limit"
)


class ParcelsSettings(ServiceSettings):
    model_config = SettingsConfigDict(
        env_prefix="PARCELS_", extra="ignore", populate_by_name=True
    )

    name: str = "parcels"


def deliver(session: Session, event: Envelope[ParcelSent]) -> None:
    _note(session, event)
    if event.data.mood == "slow":
        log.info("slow_began")
        time.sleep(SLOW_S)
    if event.data.mood == "held":
        log.info("held_began")
        while not _is_fixed(session, "held"):
            time.sleep(0.05)
    if event.data.mood == "stored":
        Storage.of(session).put(f"parcels/{event.id}", b"")
    if event.data.sqlstate and not _is_fixed(session, "sqlstate"):
        session.execute(_FAIL, {"state": event.data.sqlstate})
    is_fixed = _is_fixed(session, event.data.mood)
    if event.data.mood == "poison" and not is_fixed:
        raise ValueError("cannot be delivered")
    if event.data.mood == "permanent" and not is_fixed:
        raise Permanent("never")


def take_back(session: Session, event: Envelope[ParcelReturned]) -> None:
    _note(session, event)


def _note(session: Session, event: Envelope[Any]) -> None:
    trace_id = trace.get_current_span().get_span_context().trace_id
    row = {
        "event_id": event.id,
        "parcel_id": event.data.parcel_id,
        "trace_id": trace.format_trace_id(trace_id),
    }
    session.execute(_EFFECT, row)


def _is_fixed(session: Session, mood: str) -> bool:
    return session.execute(_FIXED, {"mood": mood}).first() is not None


def parcels(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    found = session.execute(_PAGE, {"after": after, "limit": limit}).scalars()
    return [(str(parcel), ParcelSent(parcel_id=parcel)) for parcel in found]


service = ServiceSpec(
    name="parcels",
    settings=ParcelsSettings,
    has_storage=True,
    subscriptions=[on(ParcelSent, deliver), on(ParcelReturned, take_back)],
    snapshots={"parcels": parcels},
    replicas={"parcels": os.environ.get("PARCELS_OWNER", "parcels")},
)
