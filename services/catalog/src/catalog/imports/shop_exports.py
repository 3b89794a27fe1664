"""Exports of Shopify and WooCommerce, made into one row for one product.

Their pairs of columns become headers of our own at the end.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from catalog.imports.columns import MAX_SPECS, SPEC
from catalog.imports.sheet_files import Sheet

Line = tuple[int, list[str]]
_PAIR = re.compile(r"Attribute (\d+) name|Option(\d+) Name", re.IGNORECASE)
_SHARED = ("Title", "Body (HTML)", "Vendor", "Type", "Tags", "Product Category")


@dataclass(frozen=True)
class Table:
    """A sheet as we read it; the last `derived` headers are ours."""

    sheet: Sheet
    derived: int = 0


def table(sheet: Sheet) -> Table:
    if {"Handle", "Title"} <= set(sheet.headers):
        sheet = replace(sheet, rows=_one_each(sheet))
    return _with_specs(sheet)


def _one_each(sheet: Sheet) -> list[Line]:
    """Shopify: a variant inherits from the first row, a row of pictures is merged."""
    at = {name: index for index, name in enumerate(sheet.headers)}
    made: list[Line] = []
    firsts: dict[str, list[str]] = {}
    for number, cells in sheet.rows:
        first = firsts.setdefault(cells[at["Handle"]], cells)
        if first is cells:
            made.append((number, cells))
        elif _is_picture(at, cells):
            _add_picture(at, first, cells)
        else:
            made.append((number, _variant(at, first, cells)))
    return made


def _is_picture(at: dict[str, int], cells: Sequence[str]) -> bool:
    columns = ("Variant SKU", "Variant Price", "Title")
    return not any(cells[at[name]] for name in columns if name in at)


def _add_picture(at: dict[str, int], first: list[str], cells: Sequence[str]) -> None:
    index = at.get("Image Src")
    if index is not None and cells[index]:
        first[index] = " ".join(filter(None, (first[index], cells[index])))


def _variant(at: dict[str, int], first: list[str], cells: list[str]) -> list[str]:
    made = list(cells)
    for name in _SHARED:
        if name in at and not made[at[name]]:
            made[at[name]] = first[at[name]]
    for number in ("1", "2", "3"):
        title, value = at.get(f"Option{number} Name"), at.get(f"Option{number} Value")
        if title is not None and not made[title]:
            made[title] = first[title]
        if value is not None and made[value]:
            made[at["Title"]] += f" {made[value]}"
    return made


def _with_specs(sheet: Sheet) -> Table:
    """`Attribute 1 name` and `Attribute 1 value(s)` become `spec:<name>`."""
    pairs = _pairs(sheet.headers)
    found = dict.fromkeys(
        f"{SPEC}{cells[name]}"
        for _, cells in sheet.rows
        for name, _ in pairs
        if _is_spec_name(cells[name])
    )
    added = [name for name in found if name not in sheet.headers][:MAX_SPECS]
    if not added:
        return Table(sheet)
    rows = [
        (number, cells + _values(cells, pairs, added)) for number, cells in sheet.rows
    ]
    return Table(Sheet([*sheet.headers, *added], rows), len(added))


def _is_spec_name(name: str) -> bool:
    return 0 < len(name) <= 60 and name.lower() != "title"


def _pairs(headers: Sequence[str]) -> list[tuple[int, int]]:
    pairs = []
    for index, header in enumerate(headers):
        if match := _PAIR.fullmatch(header):
            number = match[1] or match[2]
            names = (f"Attribute {number} value(s)", f"Option{number} Value")
            beside = [headers.index(name) for name in names if name in headers]
            pairs += [(index, beside[0])] if beside else []
    return pairs


def _values(
    cells: Sequence[str], pairs: Sequence[tuple[int, int]], added: Sequence[str]
) -> list[str]:
    specs = {f"{SPEC}{cells[name]}": cells[value] for name, value in pairs}
    return [specs.get(name, "") for name in added]
