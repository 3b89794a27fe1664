"""A buyer, matched sellers, and what they send each other."""

from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from engagement.replicas.sellers.models import Seller
from engagement.rfq.requirements.models import Requirement, item_ids
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

BUYER_ID = new_id()
BUYER = bearer(BUYER_ID, "buyer")


def matched_seller(database: Database, of: Requirement, **fields: Any) -> Seller:
    """A seller with a match."""
    seller = factories.seller(database, **fields)
    factories.match(database, of, seller.seller_id)
    return seller


def as_seller(seller: Seller) -> dict[str, str]:
    return bearer(seller.owner_id, "seller")


def line(of: Requirement, **changes: Any) -> dict[str, Any]:
    item_id = str(item_ids(of.id, 1)[0])
    return {"requirement_item_id": item_id, "unit_price": "45.50", **changes}


def offer(of: Requirement, **changes: Any) -> dict[str, Any]:
    return {"items": [line(of)], "tax_mode": "vat_13_extra", **changes}


def write(
    client: TestClient, seller: Seller, of: Requirement, **changes: Any
) -> dict[str, Any]:
    url = f"/api/requirements/{of.id}/quotes"
    answer = client.post(url, json=offer(of, **changes), headers=as_seller(seller))
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


def act(
    client: TestClient,
    who: dict[str, str],
    quote_id: UUID | str,
    verb: str,
    **form: Any,
) -> Any:
    return client.post(f"/api/quotes/{quote_id}/{verb}", json=form, headers=who)
