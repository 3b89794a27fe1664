"""The columns of an import, and the names other systems give them."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

SPEC = "spec:"
SKU = "sku"
MAX_SPECS = 40


@dataclass(frozen=True)
class Column:
    name: str
    label: str
    label_ne: str
    example: str
    is_required: bool = False
    aliases: tuple[str, ...] = ()


COLUMNS = (
    Column("sku", "Your own number", "आफ्नो सामान नम्बर", "RICE-25",
           aliases=("variant sku", "item code", "product code", "code", "article",
                    "part number", "सामान कोड", "कोड", "नम्बर")),
    Column("name", "Name", "नाम", "Jeera masino rice 25 kg", is_required=True,
           aliases=("title", "product name", "item name", "product", "item",
                    "name en", "सामानको नाम", "उत्पादनको नाम", "वस्तु", "सामान")),
    Column("name_ne", "Name in Nepali", "नेपाली नाम", "जीरा मसिनो चामल २५ के.जी.",
           aliases=("nepali name", "name ne", "name nepali", "नाम नेपालीमा")),
    Column("category", "Category", "वर्ग", "", is_required=True,
           aliases=("categories", "product category", "type", "product type",
                    "category path", "category id", "श्रेणी", "समूह")),
    Column("product_range", "Product range", "उत्पादन समूह", "",
           aliases=("range", "collection", "group", "उत्पादन शृङ्खला")),
    Column("price", "Price (NPR)", "मूल्य (रु)", "2450", is_required=True,
           aliases=("variant price", "regular price", "rate", "unit price", "mrp",
                    "price", "cost", "मूल्य", "दर", "भाउ", "मोल")),
    Column("currency", "Currency", "मुद्रा", "NPR"),
    Column("unit", "Unit", "एकाइ", "kg", is_required=True,
           aliases=("uom", "unit of measure", "per", "इकाई", "नाप")),
    Column("moq", "Minimum order", "न्यूनतम अर्डर", "10",
           aliases=("minimum order quantity", "min order", "minimum quantity",
                    "min qty", "न्यूनतम परिमाण", "कम्तीमा")),
    Column("price_tiers", "Price by quantity", "परिमाणअनुसार मूल्य",
           "100: 2400; 500: 2350",
           aliases=("tiers", "bulk price", "price tiers", "थोक मूल्य")),
    Column("lead_time_days", "Days to deliver", "डेलिभरी दिन", "3",
           aliases=("lead time", "delivery days", "lead time days", "दिन")),
    Column("description", "Description", "विवरण", "Aged one year, sorted twice",
           aliases=("body html", "short description", "details", "बयान")),
    Column("description_ne", "Description in Nepali", "नेपाली विवरण", ""),
    Column("keywords", "Keywords", "खोज शब्द", "chamal; masino; rice",
           aliases=("tags", "search words", "शब्दहरू", "ट्याग")),
    Column("images", "Pictures", "तस्बिर", "rice-25.jpg",
           aliases=("image src", "image", "picture", "photo", "photos", "image url",
                    "फोटो", "चित्र")),
)  # fmt: skip
BY_NAME = {column.name: column for column in COLUMNS}
_APART = re.compile(r"[^0-9a-z\u0900-\u097f]+")


def suggest(headers: Iterable[str]) -> dict[str, str | None]:
    """Each of our columns with the header that means it; the first one wins."""
    meant: dict[str, str] = {}
    for header in headers:
        column = _column_of(header)
        if column and column not in meant:
            meant[column] = header
    return {**{name: meant.pop(name, None) for name in BY_NAME}, **meant}


def names(headers: Iterable[str]) -> list[str]:
    """The columns an import with these headers can have."""
    return list(suggest(headers))


def _column_of(header: str) -> str | None:
    if header.lower().startswith(SPEC) and len(header) <= len(SPEC) + 60:
        key = header[len(SPEC) :].strip()
        return f"{SPEC}{key}" if key else None
    return _MEANINGS.get(_plain(header))


def _plain(header: str) -> str:
    text = unicodedata.normalize("NFC", header).lower()
    return _APART.sub(" ", text).strip()


def _meanings() -> Mapping[str, str]:
    columns: dict[str, str] = {}
    for column in COLUMNS:
        for name in (column.name, column.label, column.label_ne, *column.aliases):
            columns.setdefault(_plain(name), column.name)
    return columns


_MEANINGS = _meanings()
