"""Uses the containers through the gateway as guest, buyer and seller."""

import httpx

from tests.contract.forms import contact_form
from tests.contract.people import PASSWORD, eventually, sign_in

SHOP = "suryodaya-tea-estate"
PATIENCE_S = 60


def walk(base_url: str) -> None:
    with httpx.Client(base_url=base_url, timeout=30) as api:
        page = api.get("/")
        assert page.status_code == 200, page.status_code
        assert "mf/vendor" in page.text, "the home page knows no remote"
        print("the home page answers")
        eventually(lambda: _found(api), PATIENCE_S)
        print("the search finds `chiya`")
        _write_to_the_seller(api)
        print("an enquiry arrives at its seller")


def _found(api: httpx.Client) -> int:
    answer = api.get("/api/webui/search", params={"q": "chiya"})
    return len(answer.json()["data"]) if answer.status_code == 200 else 0


def _write_to_the_seller(api: httpx.Client) -> None:
    buyer = sign_in(api, "buyer@example.com", PASSWORD)
    seller = sign_in(api, "seller@example.com", PASSWORD)
    leaf = api.get("/api/webui/level4Categories").json()["data"][0]["id"]
    form = contact_form(leaf)
    path = f"/api/webui/seller/{SHOP}/contactseller"

    said = ""

    def sent() -> str:
        # Refused until engagement has heard of the shop and of the category.
        nonlocal said
        answer = buyer.call("POST", path, json=form)
        if said != (said := answer.text):
            print(f"{answer.status_code} {said[:200]}")
        return str(answer.json()["data"]["id"]) if answer.status_code == 201 else ""

    enquiry = eventually(sent, PATIENCE_S)
    arrived = "/api/enquiries?as=seller"
    eventually(lambda: enquiry in str(seller.got(arrived)), PATIENCE_S)
