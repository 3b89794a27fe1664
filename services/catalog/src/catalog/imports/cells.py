"""Cells of a sheet, parsed leniently; one that cannot be parsed gets a suggestion."""

import re
from dataclasses import dataclass
from decimal import Decimal
from html.parser import HTMLParser
from typing import Any

from catalog.error_texts import (
    PRICE_DECIMALS,
    PRICE_NOT_POSITIVE,
    PRICE_UNREADABLE,
    TIER_QUANTITY_NOT_INTEGER,
    TIERS_UNREADABLE,
)
from servicekit.error_detail import ErrorDetail
from servicekit.numbers import UnreadableNumber, read_number

_MONEY = re.compile(r"(?i)^(npr|nrs\.?|rs\.?|रु\.?|रू\.?|₹)\s*|\s*(/-|npr|रु\.?|रू\.?)$")
ON_REQUEST = frozenset(
    {"on request", "request", "ask", "call", "negotiable", "माग अनुसार", "माग्नुहोस्",
     "सोध्नुहोस्", "अनुरोधमा"}
)  # fmt: skip


@dataclass(frozen=True)
class Bad(Exception):
    """Why a cell cannot be taken, and what was probably meant."""

    message: ErrorDetail
    suggestion: str | None = None


def error(column: str, value: str, bad: Bad) -> dict[str, Any]:
    """As it is stored with its row, and answered as `CellError`."""
    return {
        "column": column,
        "value": value,
        "message": str(bad.message),
        "reason": bad.message.reason,
        "suggestion": bad.suggestion,
    }


def number(text: str, message: ErrorDetail) -> Decimal:
    """By the grammar of `servicekit.numbers`; raises Bad."""
    try:
        return read_number(text)
    except UnreadableNumber as unread:
        raise Bad(message, unread.suggestion) from None


def integer(text: str, message: ErrorDetail) -> int:
    found = number(text, message)
    if found != found.to_integral_value():
        raise Bad(message, str(int(found)))
    return int(found)


def money(text: str) -> Decimal | None:
    """None is “on request”; `Rs. 1,200/-` is 1200. Raises Bad."""
    if text.strip().casefold() in ON_REQUEST:
        return None
    plain = _MONEY.sub("", _MONEY.sub("", text.strip()))
    price = number(plain, PRICE_UNREADABLE)
    if price <= 0:
        raise Bad(PRICE_NOT_POSITIVE, "on request")
    if price != round(price, 2):
        raise Bad(PRICE_DECIMALS, f"{price:.2f}")
    return price


def tiers(text: str) -> list[dict[str, object]]:
    """`100: 2400; 500: 2350`. Raises Bad."""
    made: list[dict[str, object]] = []
    for part in filter(None, (part.strip() for part in re.split(r"[;\n|]", text))):
        quantity, divided, price = part.replace("=", ":").partition(":")
        if not divided:
            raise Bad(TIERS_UNREADABLE)
        at = integer(quantity, TIER_QUANTITY_NOT_INTEGER)
        made.append({"min_qty": at, "price": money(price)})
    made.sort(key=lambda tier: int(str(tier["min_qty"])))
    return made


def split_list(text: str) -> list[str]:
    return _distinct(re.split(r"[,;|\n]", text))


def pictures(text: str) -> list[str]:
    """Addresses and names; a name may have spaces, an address has none."""
    return _distinct(re.split(r"[,;|\n]|\s+(?=https?://)", text))


def _distinct(parts: list[str]) -> list[str]:
    return list(dict.fromkeys(filter(None, map(str.strip, parts))))


def is_address(picture: str) -> bool:
    return picture.lower().startswith(("http://", "https://"))


def is_ours(picture: str) -> bool:
    """A picture of ours, as an export names it: it is where it should be."""
    return "/storage/" in picture


def is_name(picture: str) -> bool:
    """The name of a file in My Drive."""
    return not is_address(picture) and not is_ours(picture)


def plain(text: str) -> str:
    """Text without the tags that other shops have in descriptions."""
    if "<" not in text or ">" not in text:
        return text
    parser = _Text()
    parser.feed(text)
    parser.close()
    lines = (re.sub(r"[ \t]+", " ", line).strip() for line in parser.text().split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


class _Text(HTMLParser):
    """Breaks where blocks end; without scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self._silent += tag in ("script", "style")
        if tag in ("br", "li", "tr"):
            self._parts.append("\n")

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("script", "style") and self._silent > 0
        if tag in ("p", "div", "ul", "ol", "table", "h1", "h2", "h3", "h4"):
            self._parts.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self._parts.append(data)

    def text(self) -> str:
        return "".join(self._parts)
