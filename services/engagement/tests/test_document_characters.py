"""A document renders all characters: some of each Unicode block."""

import sys
import unicodedata
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pypdfium2
import pytest

from engagement.documents.pdf_renderer import set_in_type
from engagement.documents.schemas import Column, Document, Firm, Labelled, Row

BLOCK = 128  # no block of Unicode begins within
OF_EACH = 6
LINES = 60
NO_TEXT = {"Cn", "Cs"}


def samples() -> Iterator[str]:
    """The first characters of each block; private and control characters among them."""
    for start in range(0, sys.maxunicode + 1, BLOCK):
        characters = (chr(code) for code in range(start, start + BLOCK))
        printable = [
            each for each in characters if unicodedata.category(each) not in NO_TEXT
        ]
        text = "".join(printable[:OF_EACH]).replace("\x00", "")
        if text:
            yield text


def sample(lang: Any, texts: tuple[str, ...]) -> Document:
    name = texts[0]
    main = Column(label="Item", align="left", is_main=True)
    rows = [Row(cells=["1", each, each], notes=[each]) for each in texts]
    return Document(
        lang=lang, title="Quotation", number="HQ-1", stamp=name, heads=[], rows=rows,
        columns=[Column(label="No."), main, Column(label="Quantity", width_mm=30)],
        firms=[Firm(heading="From", name=name, lines=[name])],
        terms=[Labelled(label="Note", value=name)], signatures=[name],
        page="Page", footer="x", link="http://127.0.0.1", page_numbers=["1"],
    )  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ne"])
def test_every_block_of_unicode_can_be_printed(lang: str) -> None:
    texts = samples()
    groups = iter(lambda: tuple(islice(texts, LINES)), ())
    documents = [sample(lang, group) for group in groups]

    printed = [set_in_type(each) for each in documents]

    assert len(documents) > 10  # some 700 blocks of 128 have characters
    assert all(each.startswith(b"%PDF") for each in printed)


def test_characters_missing_in_our_fonts_use_other_fonts() -> None:
    formula = "Sulphuric acid H₂SO₄ ≥ 98 %, ГОСТ 2184"

    document = pypdfium2.PdfDocument(set_in_type(sample("en", (formula,))))

    text = document[0].get_textpage().get_text_range()
    assert "H₂SO₄ ≥ 98 %, ГОСТ 2184" in text


def test_a_long_code_breaks_within_its_cell() -> None:
    code = "AB12" * 40

    page = pypdfium2.PdfDocument(set_in_type(sample("en", (code,))))[0]

    boxes = [each.get_bounds() for each in page.get_objects()]
    assert max(right for _, _, right, _ in boxes) <= page.get_width() - 40
