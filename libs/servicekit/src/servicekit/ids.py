"""Identifiers."""

from uuid import UUID

import uuid_utils.compat


def new_id() -> UUID:
    """A UUIDv7: unique, and sortable by the time it was made."""
    return uuid_utils.compat.uuid7()
