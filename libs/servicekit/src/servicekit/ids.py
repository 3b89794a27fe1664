"""Identifiers."""

from datetime import UTC, datetime
from uuid import UUID

import uuid_utils.compat


def new_id() -> UUID:
    """A UUIDv7: unique, and sortable by the time it was made."""
    return uuid_utils.compat.uuid7()


def made_at(made: UUID) -> datetime:
    """When `new_id` made it; long ago for one of another version, as the demo's are."""
    milliseconds = made.int >> 80 if made.version == 7 else 0
    return datetime.fromtimestamp(milliseconds / 1_000, UTC)
