"""Users as a table, with the filters of the list."""

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from auth.admin import queries
from auth.admin.filters import UserFilters
from servicekit.clock import KATHMANDU
from servicekit.db import Database
from servicekit.http.language import Locale

BATCH_SIZE, MAX_ROWS = 500, 10_000
HEADINGS: dict[Locale, tuple[str, ...]] = {
    "en": ("Name", "Email", "Phone", "Roles", "Status", "Joined", "Last seen"),
    "ne": ("नाम", "इमेल", "फोन", "भूमिका", "अवस्था", "सदस्य भएको मिति", "अन्तिम प्रयोग"),
}


def rows(
    database: Database, wanted: UserFilters, locale: Locale
) -> Iterator[Sequence[object]]:
    """Heading and rows, read in batches: no connection waits for a slow reader."""
    yield HEADINGS[locale]
    for offset in range(0, MAX_ROWS, BATCH_SIZE):
        with database.session() as session:
            batch = queries.batch(session, wanted, BATCH_SIZE, offset)
        yield from (_cells(row) for row in batch)
        if len(batch) < BATCH_SIZE:
            return


def _cells(row: sa.Row[Any]) -> Sequence[object]:
    return (
        f"{row.fname} {row.lname}",
        row.email,
        row.phone_number,
        ", ".join(row.roles),
        row.status,
        row.created_at.astimezone(KATHMANDU).date(),
        row.last_seen_at and row.last_seen_at.astimezone(KATHMANDU).date(),
    )
