"""Which notifications a user gets, by which channels, and how often email is sent."""

from collections.abc import Mapping
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.error_texts import PREFERENCE_FIXED
from engagement.notifications.preferences.models import rhythms, table
from engagement.notifications.preferences.topics import (
    BY_KIND,
    CHANNELS,
    LOCKED,
    NO_SMS,
    TOPICS,
    Channel,
    Topic,
)
from engagement.replicas.queries import sells
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid

Rhythm = Literal["at_once", "daily", "weekly"]
DEFAULT: Rhythm = "at_once"
Matrix = dict[Topic, dict[Channel, bool]]
Changes = Mapping[Topic, Mapping[Channel, bool]]


def topic_of(kind: str) -> Topic:
    """Of a kind of notification, by its prefix."""
    return BY_KIND[kind.partition("_")[0]]


def default(topic: Topic, channel: Channel, *, sells: bool) -> bool:
    """In the app and by mail; by SMS only new business of who sells."""
    if (topic, channel) in LOCKED:
        return LOCKED[topic, channel]
    if channel == "sms":
        return sells and topic == "enquiries"
    return channel == "in_app" or topic != "product_news"


def matrix(session: Session, user_id: UUID) -> Matrix:
    """Every topic by every channel as it is now."""
    chosen = _chosen(session, user_id)
    is_seller = sells(session, user_id)
    return {
        topic: {
            channel: chosen.get(
                (topic, channel), default(topic, channel, sells=is_seller)
            )
            for channel in CHANNELS
        }
        for topic in TOPICS
    }


def wanted(session: Session, user_id: UUID, kind: str) -> set[Channel]:
    """The channels by which the user wants a notification of this kind."""
    ways = {
        way for way, is_on in matrix(session, user_id)[topic_of(kind)].items() if is_on
    }
    return ways - {"sms"} if kind in NO_SMS else ways


def change(session: Session, user_id: UUID, changes: Changes) -> None:
    """Raises Invalid at each locked field that would change."""
    errors: dict[str, list[ErrorDetail]] = {}
    for topic, row in changes.items():
        for channel, is_on in row.items():
            if LOCKED.get((topic, channel), is_on) != is_on:
                errors[f"{topic}.{channel}"] = [PREFERENCE_FIXED]
            elif (topic, channel) not in LOCKED:
                _store(session, user_id, topic, channel, is_on)
    if errors:
        raise Invalid(errors=errors)


def rhythm_of(session: Session, user_id: UUID) -> Rhythm:
    own = sa.select(rhythms.c.rhythm).where(rhythms.c.user_id == user_id)
    chosen: Rhythm | None = session.execute(own).scalar()
    return chosen or DEFAULT


def choose_rhythm(session: Session, user_id: UUID, rhythm: Rhythm) -> None:
    """What waits already is sent at its own time."""
    state = {"rhythm": rhythm, "changed_at": now()}
    row = insert(rhythms).values(user_id=user_id, **state)
    session.execute(row.on_conflict_do_update(index_elements=["user_id"], set_=state))


def _chosen(session: Session, user_id: UUID) -> dict[tuple[str, str], bool]:
    own = sa.select(table.c.topic, table.c.channel, table.c.is_on).where(
        table.c.user_id == user_id
    )
    return {(row.topic, row.channel): row.is_on for row in session.execute(own)}


def _store(
    session: Session, user_id: UUID, topic: Topic, channel: Channel, is_on: bool
) -> None:
    cell = {"user_id": user_id, "topic": topic, "channel": channel}
    state = {"is_on": is_on, "changed_at": now()}
    statement = insert(table).values(**cell, **state)
    session.execute(
        statement.on_conflict_do_update(index_elements=list(cell), set_=state)
    )
