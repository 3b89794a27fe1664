"""A buyer's file passes vendor and engagement: exactly who may read it."""

from typing import Any
from uuid import uuid4

import httpx

from tests.contract.files import PDF
from tests.contract.forms import requirement_form
from tests.contract.people import eventually


def kept(who: httpx.Client) -> str:
    name = f"drawing-{uuid4()}.pdf"
    answer = who.post("/api/mydrive/documents", files={"file": (name, PDF)})
    assert answer.status_code == 201, answer.text
    file_id: str = answer.json()["data"]["id"]
    return file_id


def opens(who: httpx.Client, file_id: str) -> int:
    return who.get(f"/api/mydrive/{file_id}/link").status_code


def posted(
    buyer: httpx.Client, seller: httpx.Client, leaf: str, *files: str
) -> dict[str, Any]:
    """A private requirement to the demo seller."""
    company = seller.get("/api/sellerprofile?showall=true").json()["data"]["id"]
    form = requirement_form(leaf) | {
        "seller_ids": [company],
        "attachment_ids": list(files),
    }
    answer = buyer.post("/api/requirements", json=form)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


def test_a_notified_seller_opens_the_file_and_a_stranger_does_not(
    buyer: httpx.Client, seller: httpx.Client, newcomer: httpx.Client, leaf: str
) -> None:
    file_id = kept(buyer)
    assert (opens(buyer, file_id), opens(seller, file_id)) == (200, 404)

    posted(buyer, seller, leaf, file_id)

    eventually(lambda: opens(seller, file_id) == 200)
    assert opens(newcomer, file_id) == 404
    url = seller.get(f"/api/mydrive/{file_id}/link").json()["data"]["url"]
    assert newcomer.get(url).status_code == 403
    assert seller.get(url).content == PDF


def test_a_foreign_file_in_a_requirement_is_shared_with_nobody(
    buyer: httpx.Client, seller: httpx.Client, newcomer: httpx.Client, leaf: str
) -> None:
    foreign, own = kept(newcomer), kept(buyer)

    posted(buyer, seller, leaf, foreign, own)

    eventually(lambda: opens(seller, own) == 200)
    assert (opens(seller, foreign), opens(buyer, foreign)) == (404, 404)
    assert buyer.delete(f"/api/mydrive/{foreign}").status_code == 404
    assert opens(newcomer, foreign) == 200
