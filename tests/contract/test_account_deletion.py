"""An account with an open order is not deleted; afterwards its partner has it all."""

from typing import Any

import httpx
import pypdfium2

from tests.contract.dealings import OrderIds, order
from tests.contract.people import (
    PASSWORD,
    Person,
    eventually,
    onboarded,
    registered,
    sign_in,
    verified,
)
from tests.contract.searched_places import places_of

ERASED_WITHIN_S = 60


def delete(person: Person) -> httpx.Response:
    return person.call("DELETE", "/api/user", json={"password": PASSWORD})


def open_orders(person: Person) -> list[dict[str, Any]]:
    """As the refusal lists them; auth hears of the order by an event."""

    def refused() -> Any:
        answer = delete(person)
        assert answer.status_code == 409, answer.text
        assert answer.json()["code"] == "open_deals"
        return answer.json()["data"]["orders"]

    rows: list[dict[str, Any]] = eventually(refused)
    return rows


def finish(buyer: Person, seller: Person, made: OrderIds) -> None:
    """All of it is sent, received and closed."""
    path = f"/api/orders/{made.id}"
    line = seller.got(path)["lines"][0]
    items = [{"line_id": line["id"], "quantity": line["open"]}]
    sent = seller.did("POST", f"{path}/deliveries", {"items": items})
    for delivery in sent["deliveries"]:
        buyer.did("POST", f"{path}/deliveries/{delivery['id']}/receipt", {})
    buyer.did("POST", f"{path}/close", {})


def text_of(person: Person, quote_id: str) -> str:
    """The quotation as PDF, without spaces and the address of the shop."""
    answer = person.call("GET", f"/api/quotes/{quote_id}.pdf?lang=en")
    assert answer.status_code == 200, answer.text
    document = pypdfium2.PdfDocument(answer.content)
    pages = [document[n].get_textpage() for n in range(len(document))]
    text = "".join(page.get_text_range() for page in pages)
    for page in pages:
        page.close()
    document.close()
    return "".join(text.replace("\u200b", "").split()).split("http")[0]


def without_phone(quotation: str, phone: str) -> str:
    """All of it but the number of somebody who has left."""
    number = f"Phone:+977{phone}"
    assert number in quotation
    return quotation.replace(number, "", 1)


def test_both_sides_finish_their_order_before_they_delete_their_accounts(
    gateway: httpx.Client, leaf: str
) -> None:
    new = [registered(gateway), registered(gateway, "seller")]
    buyer, seller = verified(new[0]), onboarded(verified(new[1]), leaf)
    made = order(buyer, seller, sign_in(gateway, "admin@example.com"), leaf)
    path = f"/api/orders/{made.id}"
    before = buyer.got(path)
    quotation = text_of(buyer, before["quote_id"])
    firm = before["parties"]["seller"]["name"]
    assert "".join(firm.split()) in quotation

    for person, role in ((buyer, "buyer"), (seller, "seller")):
        (held,) = open_orders(person)
        assert (held["order_id"], held["number"]) == (made.id, before["number"])
        assert held["role"] == role
    finish(buyer, seller, made)
    phone = before["parties"]["seller"]["phone_number"].removeprefix("+977")
    contact = [seller.email, phone]
    assert {word for word, _ in places_of(contact)} == {*contact}
    eventually(lambda: delete(seller).status_code == 202)

    def is_erased() -> bool:
        kinds = [row["kind"] for row in buyer.got("/api/notifications")]
        return "quote_partner_left" in kinds

    eventually(is_erased)
    after = buyer.got(path)
    assert (after["status"], after["totals"]) == ("closed", before["totals"])
    assert after["parties"]["buyer"] == before["parties"]["buyer"]
    assert after["parties"]["seller"] == {
        **before["parties"]["seller"],
        "phone_number": None,
    }
    assert after["lines"][0]["received"] == after["lines"][0]["quantity"]
    assert text_of(buyer, before["quote_id"]) == without_phone(quotation, phone)
    eventually(lambda: not places_of(contact), ERASED_WITHIN_S)
    eventually(lambda: delete(buyer).status_code == 202)
