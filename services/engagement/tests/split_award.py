"""A requirement of three lines, its quotes, and the award of lines through HTTP."""

from dataclasses import dataclass
from typing import Any

from fastapi.testclient import TestClient

from engagement.replicas.sellers.models import Seller
from engagement.rfq.requirements.models import Requirement, item_ids
from servicekit.db import Database

from . import factories
from .market import BUYER, BUYER_ID, matched_seller, write

ITEMS = [
    {"name": "Cement", "quantity": "100", "unit": "Bag"},
    {"name": "Steel", "quantity": "10", "unit": "Tonne"},
    {"name": "Paint", "quantity": "20", "unit": "Bucket"},
]


@dataclass
class Split:
    """What the buyer requested, and does with the quotes."""

    client: TestClient
    database: Database
    wanted: Requirement

    @property
    def line_ids(self) -> list[str]:
        return [str(id_) for id_ in item_ids(self.wanted.id, len(ITEMS))]

    def quote(self, *prices: str | None, **terms: Any) -> tuple[Seller, str]:
        """Of a new seller: a price for each line, None for one it does not have."""
        firm = matched_seller(self.database, self.wanted)
        pairs = zip(self.line_ids, prices, strict=True)
        items = [_item(*pair) for pair in pairs]
        return firm, str(
            write(self.client, firm, self.wanted, items=items, **terms)["id"]
        )

    def compared(self) -> dict[str, Any]:
        answer = self.client.get(f"{self._url}/quotes", headers=BUYER)
        matrix: dict[str, Any] = answer.json()["meta"]["compare"]
        return matrix

    def award(self, *quotes: str | None, **form: Any) -> Any:
        """The quote of each line, None for a line that stays open."""
        lines = [
            {"line_id": line_id, "quote_id": quote}
            for line_id, quote in zip(self.line_ids, quotes, strict=True)
            if quote
        ]
        sent = {"lines": lines, "version": self.compared()["version"], **form}
        return self.client.post(f"{self._url}/awards", json=sent, headers=BUYER)

    def awarded(self, *quotes: str | None) -> list[dict[str, Any]]:
        """The orders."""
        answer = self.award(*quotes)
        assert answer.status_code == 201, answer.text
        orders: list[dict[str, Any]] = answer.json()["data"]
        return orders

    def preview(self, *quotes: str | None) -> Any:
        pairs = zip(self.line_ids, quotes, strict=True)
        choice = ",".join(f"{line}:{quote}" for line, quote in pairs if quote)
        url = f"{self._url}/awards/preview?choice={choice}"
        return self.client.get(url, headers=BUYER)

    def status(self) -> str:
        read = self.client.get(self._url, headers=BUYER).json()["data"]
        return str(read["status"])

    def open_lines(self) -> list[str]:
        read = self.client.get(self._url, headers=BUYER).json()["data"]
        return [item["name"] for item in read["items"] if not item["is_awarded"]]

    @property
    def _url(self) -> str:
        return f"/api/requirements/{self.wanted.id}"


def _item(line_id: str, price: str | None) -> dict[str, Any]:
    if price is None:
        return {"requirement_item_id": line_id, "type": "not_available"}
    return {"requirement_item_id": line_id, "unit_price": price}


def requested(client: TestClient, database: Database, **fields: Any) -> Split:
    wanted = factories.requirement(database, buyer_id=BUYER_ID, items=ITEMS, **fields)
    return Split(client, database, wanted)
