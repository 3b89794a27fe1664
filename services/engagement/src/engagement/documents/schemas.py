"""The content of a document, ready to render: every text in one language."""

from typing import Literal

from pydantic import BaseModel, Field

from engagement.documents.numerals import local
from servicekit.http.language import Locale

MAX_PAGES = 40


class Labelled(BaseModel):
    label: str
    value: str


class Firm(BaseModel):
    """`heading`: what it is in this document."""

    heading: str
    name: str
    lines: list[str]


class Column(BaseModel):
    """A `main` column takes the space that the others leave, and has the notes."""

    label: str
    align: Literal["left", "right"] = "right"
    is_main: bool = False
    width_mm: int | None = None


class Row(BaseModel):
    cells: list[str]
    notes: list[str] = Field(default_factory=list)


class Document(BaseModel):
    """`stamp`: what makes it invalid or old. `amount`: the total in words.

    `issuer`: which of the firms writes it. `signatures`: who signs, each below a line.
    """

    lang: Locale
    title: str
    number: str = ""
    stamp: str = ""
    heads: list[Labelled]
    firms: list[Firm]
    issuer: int = 0
    columns: list[Column]
    rows: list[Row]
    sums: list[Labelled] = Field(default_factory=list)
    total: Labelled | None = None
    amount: Labelled | None = None
    terms: list[Labelled] = Field(default_factory=list)
    signatures: list[str] = Field(default_factory=list)
    page: str
    footer: str
    link: str
    page_numbers: list[str]


def page_numbers(locale: Locale) -> list[str]:
    return [local(str(number + 1), locale) for number in range(MAX_PAGES)]
