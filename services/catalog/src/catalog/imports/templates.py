"""The sheet to fill in: columns, examples, notes in both languages, lists."""

import io
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from fastapi import Response
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.imports import references
from catalog.imports.columns import COLUMNS
from catalog.products.models import products
from catalog.sellers.models import Seller
from catalog.units.models import table as units
from servicekit.http import sheets
from servicekit.http.language import Locale

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_BINARY = {"schema": {"type": "string", "format": "binary"}}
CONTENT: dict[str, Any] = {XLSX: _BINARY, "text/csv": {"schema": {"type": "string"}}}
LAST_ROW = 5_000
NOTES = (
    ("Rows that begin with # are notes: they are not read. Write from the row below",
     "# बाट सुरु हुने पङ्क्ति टिप्पणी हुन्, पढिँदैनन्। त्यसमुनिको पङ्क्तिदेखि लेख्नुहोस्।"),
    ("name, category, price and unit are needed; everything else may stay empty",
     "name, category, price र unit चाहिन्छ; अरू खाली राख्न सकिन्छ।"),
    ("sku is your own number: a product of yours with this number is changed",
     "sku तपाईंको आफ्नै नम्बर हो: यो नम्बरको सामान भए त्यही परिवर्तन हुन्छ।"),
    ("price in rupees, or: on request. Digits may be १२३ or 123",
     "price रुपैयाँमा, नभए: माग अनुसार। अङ्क १२३ वा 123 दुवै हुन्छ।"),
    ("price_tiers like this: 100: 2400; 500: 2350",
     "price_tiers यसरी: 100: 2400; 500: 2350।"),
    ("images: names of pictures in My Drive, or https addresses, with ; between them",
     "images: My Drive का तस्बिरको नाम वा https ठेगाना, बीचमा ; राखेर।"),
    ("For specifications add columns such as spec:Grain or spec:Colour",
     "विशेषताका लागि spec:Grain, spec:Colour जस्ता स्तम्भ थप्नुहोस्।"),
)  # fmt: skip


def answer(session: Session, seller: Seller, format: str, locale: Locale) -> Response:
    listed = _categories(session, seller, locale)
    example = [_example(column.name, column.example, listed) for column in COLUMNS]
    example[0] = f"# {example[0]}"
    if format == "csv":
        notes = [[f"# {note}"] for pair in NOTES for note in pair]
        table = [*notes, [column.name for column in COLUMNS], example]
        return sheets.csv_answer("haat-products.csv", table)
    wanted = sa.select(units.c.code).order_by(units.c.position)
    codes = list(session.execute(wanted).scalars())
    headers = {"Content-Disposition": 'attachment; filename="haat-products.xlsx"'}
    return Response(_workbook(example, listed, codes), 200, headers, XLSX)


def _example(column: str, example: str, listed: Sequence[str]) -> str:
    return listed[0] if column == "category" and listed else example


def _categories(session: Session, seller: Seller, locale: Locale) -> list[str]:
    """All of the last level, those of the seller's own products first."""
    own = (
        sa.select(categories.c.name)
        .join(products, products.c.category_id == categories.c.id)
        .where(products.c.seller_id == seller.id)
        .distinct()
    )
    used = set(session.execute(own).scalars())
    found = references.paths(session)
    found.sort(key=lambda pair: pair[0].rpartition(" > ")[2] not in used)
    return [path[locale == "ne"] for path in found]


def _workbook(
    example: Sequence[str], listed: Sequence[str], codes: Sequence[str]
) -> bytes:
    content = io.BytesIO()
    safe = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    import xlsxwriter  # type: ignore[import-untyped]

    book = xlsxwriter.Workbook(content, safe)
    sheet, notes, lists = map(book.add_worksheet, ("Products", "Notes नोट", "Lists"))
    bold, grey = (book.add_format(look) for look in ({"bold": True}, {"italic": True}))
    names = [column.name for column in COLUMNS]
    sheet.write_row(0, 0, names, bold)
    labels = [column.label_ne for column in COLUMNS]
    sheet.write_row(1, 0, [f"# {labels[0]}", *labels[1:]], grey)
    sheet.write_row(2, 0, example, grey)
    sheet.freeze_panes(1, 0)
    sheet.set_column(0, len(names) - 1, 22)
    for at, pair in enumerate(NOTES):
        notes.write_row(at, 0, pair)
    notes.set_column(0, 1, 90)
    lists.write_column(0, 0, listed)
    lists.write_column(0, 1, codes)
    lists.hide()
    _choose(sheet, names.index("category"), f"=Lists!$A$1:$A${len(listed) or 1}")
    _choose(sheet, names.index("unit"), f"=Lists!$B$1:$B${len(codes) or 1}")
    _choose(sheet, names.index("currency"), ["NPR"])
    book.close()
    return content.getvalue()


def _choose(sheet: Any, column: int, source: str | list[str]) -> None:
    """A drop-down; other texts are allowed, and checked on upload."""
    sheet.data_validation(
        2, column, LAST_ROW, column,
        {"validate": "list", "source": source, "error_type": "information"},
    )  # fmt: skip
