"""How complete a profile is, and the gain of each missing item: 100 in all."""

from collections.abc import Callable, Mapping
from typing import Any

from vendor.profiles import steps

Columns = Mapping[str, Any]
Test = Callable[[Columns], bool]


def _step(number: int) -> Test:
    return lambda columns: not steps.missing(columns, number)


def _any(*names: str) -> Test:
    return lambda columns: any(columns[name] for name in names)


def _all(*names: str) -> Test:
    return lambda columns: all(columns[name] is not None for name in names)


def _has_documents(columns: Columns) -> bool:
    return columns["statutory_detail_status"] in ("pending", "approved")


ITEMS: dict[str, tuple[int, Test]] = {
    "company": (10, _step(40)),
    "address": (10, _step(80)),
    "contacts": (10, _step(120)),
    "trade": (10, _step(160)),
    "phone": (10, _any("phone_verified_at")),
    "statutory": (10, _has_documents),
    "logo": (10, _any("company_logo")),
    "about": (10, _any("about", "about_ne")),
    "map": (5, _all("lat", "lng")),
    "messengers": (5, _any("whatsapp", "viber")),
    "delivers_to": (5, _any("delivers_to")),
    "banner": (5, _any("banner")),
}


def of(columns: Columns) -> dict[str, Any]:
    """`{percent, items}`, in the order to do them."""
    items = [
        {"key": key, "done": is_done(columns), "gain": gain}
        for key, (gain, is_done) in ITEMS.items()
    ]
    return {"percent": sum(i["gain"] for i in items if i["done"]), "items": items}
