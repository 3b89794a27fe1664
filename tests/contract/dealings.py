"""A quote between the two sides of the matrix, on a requirement of their own."""

from dataclasses import dataclass
from typing import Any

from tests.contract.forms import requirement_form
from tests.contract.people import Person, eventually


def quote(buyer: Person, seller: Person, admin: Person, leaf: str) -> str:
    """The id of a quote by the seller that the buyer named."""
    company = seller.got("/api/sellerprofile?showall=true")["id"]
    form = {**requirement_form(leaf), "seller_ids": [company]}

    def posted() -> Any:
        answer = buyer.call("POST", "/api/requirements", json=form)
        return answer.status_code == 201 and answer.json()["data"]

    wanted = eventually(posted)
    admin.did("POST", f"/api/admin/requirements/{wanted['id']}/approve", {})
    path = f"/api/requirements/{wanted['id']}"
    eventually(lambda: seller.call("GET", path).is_success)
    item = {"requirement_item_id": wanted["items"][0]["id"], "unit_price": "900.00"}
    offer = {"items": [item], "tax_mode": "vat_13_extra"}
    return str(seller.did("POST", f"{path}/quotes", offer)["id"])


@dataclass(frozen=True)
class OrderIds:
    id: str
    delivery_id: str
    payment_id: str


def order(buyer: Person, seller: Person, admin: Person, leaf: str) -> OrderIds:
    """Confirmed and sent in part, with a payment that the buyer has noted."""
    made = _confirmed(buyer, seller, admin, leaf)
    path = f"/api/orders/{made['id']}"
    items = [{"line_id": made["lines"][0]["id"], "quantity": "1"}]
    sent = seller.did("POST", f"{path}/deliveries", {"items": items})
    note = {"kind": "advance", "amount": "900.00", "paid_on": "2026-01-01"}
    noted = buyer.did("POST", f"{path}/payments", note)
    delivery, payment = sent["deliveries"][0]["id"], noted["payments"][0]["id"]
    return OrderIds(made["id"], delivery, payment)


def disputed(buyer: Person, seller: Person, admin: Person, leaf: str) -> str:
    """The id of an order that arrived short and is disputed."""
    made = order(buyer, seller, admin, leaf)
    path = f"/api/orders/{made.id}"
    line = buyer.got(path)["lines"][0]["id"]
    short = {"line_id": line, "received": "0", "reason": "broken", "request": "credit"}
    receipt = f"{path}/deliveries/{made.delivery_id}/receipt"
    buyer.did("POST", receipt, {"items": [short]})
    buyer.did("POST", f"{path}/dispute", {"reason": "All of it is broken"})
    return made.id


def review(buyer: Person, seller: Person, admin: Person, leaf: str) -> tuple[str, str]:
    """The ids of a closed order and of its review, which waits for the reply."""
    made = _confirmed(buyer, seller, admin, leaf)
    path, line = f"/api/orders/{made['id']}", made["lines"][0]
    items = [{"line_id": line["id"], "quantity": line["quantity"]}]
    [sent] = seller.did("POST", f"{path}/deliveries", {"items": items})["deliveries"]
    buyer.did("POST", f"{path}/deliveries/{sent['id']}/receipt", {})
    buyer.did("POST", f"{path}/close", {})
    ratings = ("as_described", "on_time", "documents", "communication")
    form = {**dict.fromkeys(ratings, 4), "text": "All arrived as it was ordered."}
    written = buyer.did("POST", f"{path}/review", form)
    return str(made["id"]), str(written["review"]["id"])


def _confirmed(buyer: Person, seller: Person, admin: Person, leaf: str) -> Any:
    accepted = quote(buyer, seller, admin, leaf)
    buyer.did("POST", f"/api/quotes/{accepted}/accept", {})
    [made] = buyer.got(f"/api/orders?quote_id={accepted}")
    return seller.did("POST", f"/api/orders/{made['id']}/confirm", {})
