"""Users as a table, with the filters of the list."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from auth.admin import queries
from auth.admin.filters import UserFilters
from servicekit.clock import KATHMANDU
from servicekit.db import Database
from servicekit.http import sheets
from servicekit.http.language import Locale

HEADINGS: dict[Locale, tuple[str, ...]] = {
    "en": ("Name", "Email", "Phone", "Roles", "Status", "Joined", "Last seen"),
    "ne": ("नाम", "इमेल", "फोन", "भूमिका", "अवस्था", "सदस्य भएको मिति", "अन्तिम प्रयोग"),
}


def rows(
    database: Database, wanted: UserFilters, locale: Locale
) -> Iterator[Sequence[object]]:
    yield HEADINGS[locale]
    batch = partial(queries.batch, wanted)
    yield from map(_cells, sheets.in_batches(database, batch))


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
