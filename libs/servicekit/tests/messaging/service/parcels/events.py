"""Events that parcels publishes and handles itself."""

from typing import ClassVar, Literal
from uuid import UUID

from servicekit.messaging.event import Event


class ParcelSent(Event):
    type: ClassVar[str] = "parcels.parcel_sent.v1"

    parcel_id: UUID
    mood: Literal["fine", "slow", "held", "poison", "permanent", "stored"] = "fine"
    sqlstate: str = ""


class ParcelReturned(Event):
    """Handled from its own queue, by the same few workers."""

    type: ClassVar[str] = "parcels.parcel_returned.v1"

    parcel_id: UUID


class ParcelLost(Event):
    """Without subscribers: the broker has no queue for it."""

    type: ClassVar[str] = "parcels.parcel_lost.v1"

    parcel_id: UUID


class ParcelPraised(Event):
    """Published for future subscribers."""

    type: ClassVar[str] = "parcels.parcel_praised.v1"
    is_heard: ClassVar[bool] = False

    parcel_id: UUID
