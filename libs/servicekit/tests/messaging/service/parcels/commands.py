"""Parcels: the smallest service, for tests of the mechanism."""

import time
from collections.abc import Sequence

import structlog
from opentelemetry import trace
from pydantic_settings import SettingsConfigDict
from sqlalchemy import text
from sqlmodel import Session

from parcels.events import ParcelSent
from servicekit.messaging.event import Envelope, Event
from servicekit.messaging.subscription import Permanent, on
from servicekit.services import ServiceSpec
from servicekit.settings import ServiceSettings

log = structlog.get_logger()
SLOW_S = 2

_EFFECT = text("insert into effects values (:event_id, :parcel_id, :trace_id)")
_FIXED = text("select 1 from fixes where mood = :mood")
_PAGE = text(
    "select id from parcels where id::text > :after order by id::text limit :limit"
)


class ParcelsSettings(ServiceSettings):
    model_config = SettingsConfigDict(
        env_prefix="PARCELS_", extra="ignore", populate_by_name=True
    )

    name: str = "parcels"


def deliver(session: Session, event: Envelope[ParcelSent]) -> None:
    trace_id = trace.get_current_span().get_span_context().trace_id
    row = {
        "event_id": event.id,
        "parcel_id": event.data.parcel_id,
        "trace_id": trace.format_trace_id(trace_id),
    }
    session.execute(_EFFECT, row)
    if event.data.mood == "slow":
        log.info("slow_began")
        time.sleep(SLOW_S)
    is_fixed = session.execute(_FIXED, {"mood": event.data.mood}).first()
    if event.data.mood == "poison" and not is_fixed:
        raise ValueError("cannot be delivered")
    if event.data.mood == "permanent" and not is_fixed:
        raise Permanent("never")


def parcels(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    found = session.execute(_PAGE, {"after": after, "limit": limit}).scalars()
    return [(str(parcel), ParcelSent(parcel_id=parcel)) for parcel in found]


service = ServiceSpec(
    name="parcels",
    settings=ParcelsSettings,
    subscriptions=[on(ParcelSent, deliver)],
    snapshots={"parcels": parcels},
    replicas={"parcels": "parcels"},
)
