"""The content of a document, ready to render: every text in one language."""

from pydantic import BaseModel

from servicekit.http.language import Locale

MAX_PAGES = 40


class Labelled(BaseModel):
    label: str
    value: str


class Firm(BaseModel):
    name: str
    lines: list[str]


class DocumentLine(BaseModel):
    no: str
    name: str
    note: str
    quantity: str
    rate: str
    amount: str


class Document(BaseModel):
    """`stamp` is empty while the quote is valid; `page_numbers` in that language."""

    lang: Locale
    title: str
    number: str
    stamp: str
    heads: list[Labelled]
    seller: Firm
    buyer: Firm
    lines: list[DocumentLine]
    sums: list[Labelled]
    landed: str
    amount_text: str
    terms: list[Labelled]
    labels: dict[str, str]
    footer: str
    link: str
    page_numbers: list[str]
