"""Companies as a table, with the filters of the list."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from servicekit.clock import KATHMANDU
from servicekit.db import Database
from servicekit.http import sheets
from servicekit.http.language import Locale
from vendor.profiles.presenter import has_badge
from vendor.sellers import queries
from vendor.sellers.filters import SellerFilters

HEADINGS: dict[Locale, tuple[str, ...]] = {
    "en": (
        "Company",
        "Company in Nepali",
        "Shop address",
        "District",
        "Status",
        "Verified",
        "PAN",
        "Phone",
        "Email",
        "Joined",
    ),
    "ne": (
        "कम्पनी",
        "कम्पनीको नेपाली नाम",
        "पसलको ठेगाना",
        "जिल्ला",
        "अवस्था",
        "प्रमाणित",
        "प्यान",
        "फोन",
        "इमेल",
        "सदस्य भएको मिति",
    ),
}


def rows(
    database: Database, wanted: SellerFilters, locale: Locale
) -> Iterator[Sequence[object]]:
    yield HEADINGS[locale]
    for row in sheets.in_batches(database, partial(queries.batch, wanted)):
        yield _cells(row, locale)


def _cells(row: sa.Row[Any], locale: Locale) -> Sequence[object]:
    yes, no = ("छ", "छैन") if locale == "ne" else ("yes", "no")
    return (
        row.company_name,
        row.company_name_ne,
        row.slug,
        row.district_ne if locale == "ne" else row.district,
        row.status,
        yes if has_badge(dict(row._mapping)) else no,
        row.gstin,
        row.primary_mobile,
        row.primary_email,
        row.created_at.astimezone(KATHMANDU).date(),
    )
