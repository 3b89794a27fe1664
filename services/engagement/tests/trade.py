"""An order between a buyer and a seller, and what they do with it through HTTP."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from engagement.replicas.sellers.models import Seller
from servicekit.clock import today
from servicekit.db import Database

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, write

PLACE = {"district_id": 305, "address": "Ward 6, Lakeside"}
ITEM = {"name": "Carton", "quantity": "3000", "unit": "pcs", "spec": "5 ply, 180 gsm"}
FIRM = {
    **{"company_name": "Himal Packaging", "company_name_ne": "हिमाल प्याकेजिङ"},
    **{
        "pan_number": "601234567",
        "address": "Balaju 16",
        "phone_number": "+97714350001",
    },
}


@dataclass
class Deal:
    """Both sides of one order."""

    client: TestClient
    firm: Seller
    requirement_id: UUID
    quote_id: str
    order_id: str

    @property
    def seller(self) -> dict[str, str]:
        return as_seller(self.firm)

    def side(self, role: str) -> dict[str, str]:
        return BUYER if role == "buyer" else self.seller

    def call(self, role: str, path: str, **form: Any) -> Any:
        url = f"/api/orders/{self.order_id}/{path}"
        return self.client.post(url, json=form, headers=self.side(role))

    def did(self, role: str, path: str, **form: Any) -> dict[str, Any]:
        answer = self.call(role, path, **form)
        assert answer.is_success, answer.text
        made: dict[str, Any] = answer.json()["data"]
        return made

    def get(self, role: str = "buyer") -> dict[str, Any]:
        url = f"/api/orders/{self.order_id}"
        answer = self.client.get(url, headers=self.side(role))
        assert answer.status_code == 200, answer.text
        read: dict[str, Any] = answer.json()["data"]
        return read

    @property
    def line_id(self) -> str:
        return str(self.get()["lines"][0]["id"])

    def send(self, quantity: str) -> Any:
        items = [{"line_id": self.line_id, "quantity": quantity}]
        return self.call("seller", "deliveries", items=items)

    def receive(self, number: int = 1, **line: Any) -> Any:
        delivery = self.get()["deliveries"][number - 1]
        items = [{"line_id": self.line_id, **line}] if line else []
        return self.call("buyer", f"deliveries/{delivery['id']}/receipt", items=items)


def placed(client: TestClient, database: Database, **offer: Any) -> Deal:
    wanted = factories.requirement(
        database, buyer_id=BUYER_ID, items=[ITEM], delivery=PLACE
    )
    firm = matched_seller(database, wanted, **FIRM)
    quote = write(client, firm, wanted, freight="4500", **offer)
    assert act(client, BUYER, quote["id"], "accept").status_code == 200
    url = f"/api/orders?quote_id={quote['id']}"
    (order,) = client.get(url, headers=BUYER).json()["data"]
    return Deal(client, firm, wanted.id, quote["id"], order["id"])


SHORT = {"received": "2990", "reason": "broken", "request": "credit"}
PAYMENT = {"kind": "advance", "amount": "5000", "paid_on": str(today())}


def at(client: TestClient, database: Database, status: str) -> Deal:
    """An order brought to this status by its two sides."""
    deal = placed(client, database)
    for role, path, form in _steps(deal, status):
        deal.did(role, path, **form)
    if status in ("short", "disputed"):
        assert deal.receive(**SHORT).status_code == 200
    if status in ("received", "closed"):
        assert deal.receive().status_code == 200
    if status == "disputed":
        deal.did("buyer", "dispute", reason="Wrong print")
    if status == "closed":
        deal.did("buyer", "close")
    assert deal.get()["status"] == status
    return deal


def _steps(deal: Deal, status: str) -> list[tuple[str, str, dict[str, Any]]]:
    if status == "placed":
        return []
    if status == "refused":
        return [("seller", "refuse", {"reason": "No stock"})]
    if status == "cancelled":
        return [("buyer", "cancel", {})]
    confirmed: list[tuple[str, str, dict[str, Any]]] = [("seller", "confirm", {})]
    if status == "confirmed":
        return confirmed
    quantity = "1000" if status == "part_delivered" else "3000"
    items = [{"line_id": deal.line_id, "quantity": quantity}]
    return [*confirmed, ("seller", "deliveries", {"items": items})]
