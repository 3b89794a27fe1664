"""A seller's enquiries as a table, with the filters of the list."""

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries import delivery, queries
from engagement.enquiries.filters import Sort
from engagement.enquiries.presenter import plain
from engagement.enquiries.transitions import ENQUIRY
from servicekit.clock import KATHMANDU
from servicekit.db import Database
from servicekit.http import sheets
from servicekit.http.language import Locale

HEADINGS: dict[Locale, tuple[str, ...]] = {
    "en": (
        "Received",
        "Status",
        "Name",
        "Phone",
        "E-mail",
        "Product",
        "Category",
        "Quantity",
        "Unit",
        "Deliver to",
        "Needed by",
        "Files",
        "Enquiry",
        "Came from",
        "First answer",
        "Answer due",
        "Labels",
        "Assigned to",
        "Next step",
        "Reminder",
        "Private note",
    ),
    "ne": (
        "प्राप्त मिति",
        "अवस्था",
        "नाम",
        "फोन",
        "इमेल",
        "सामान",
        "वर्ग",
        "परिमाण",
        "एकाइ",
        "पुर्‍याउने ठाउँ",
        "चाहिने मिति",
        "फाइल सङ्ख्या",
        "सोधपुछ",
        "कहाँबाट आयो",
        "पहिलो जवाफ",
        "जवाफ दिने समय",
        "लेबलहरू",
        "जिम्मा",
        "अर्को कदम",
        "सम्झना",
        "निजी टिपोट",
    ),
}
SOURCES = {
    "vendor_page": ("Company page", "कम्पनी पृष्ठ"),
    "product": ("Product page", "सामानको पृष्ठ"),
    "search": ("Search", "खोज"),
    "footer": ("Page footer", "पृष्ठको पुछार"),
}


def table(
    database: Database, wanted: queries.Wanted, sort: Sort, locale: Locale
) -> Iterator[Sequence[object]]:
    """Heading and rows."""

    def read(session: Session, limit: int, offset: int) -> Sequence[sa.RowMapping]:
        window = {"limit": limit, "offset": offset}
        return queries.batch(session, {**wanted, **window}, sort)

    yield HEADINGS[locale]
    for row in sheets.in_batches(database, read):
        yield _cells(row, locale)


def _cells(row: sa.RowMapping, locale: Locale) -> list[object]:
    category = row["category_name_ne" if locale == "ne" else "category_name"]
    source = SOURCES.get(row["source"], (row["source"],) * 2)
    return [
        _time(row["created_at"]),
        ENQUIRY.label(row["status"], "seller", locale),
        row["name"],
        row["phone"],
        row["email"],
        row["product_name"],
        category,
        plain(row["quantity"]),
        row["unit"],
        delivery.line(row, locale),
        row["needed_by"],
        len(row["attachment_ids"]),
        row["requirements"],
        source[1] if locale == "ne" else source[0],
        _time(row["first_response_at"]),
        _time(row["answer_due_at"]),
        ", ".join(row["labels"]),
        row["assigned_to"],
        row["next_step"],
        _time(row["remind_at"]),
        row["private_note"],
    ]


def _time(moment: Any) -> str | None:
    """As a spreadsheet reads it, in the time of Nepal."""
    return f"{moment.astimezone(KATHMANDU):%Y-%m-%d %H:%M}" if moment else None
