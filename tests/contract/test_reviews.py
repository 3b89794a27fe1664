"""Reviews of closed orders, from the order to the public page of the shop."""

from typing import Any

import httpx
import pytest

from tests.contract.dealings import review
from tests.contract.people import (
    Person,
    eventually,
    onboarded,
    registered,
    sign_in,
    verified,
)

TEXT = "All arrived as it was ordered."


@pytest.mark.timeout(300)
def test_three_reviews_are_on_the_page_until_one_is_hidden(
    gateway: httpx.Client, leaf: str
) -> None:
    admin = sign_in(gateway, "admin@example.com")
    seller = onboarded(verified(registered(gateway, "seller")), leaf)
    buyer = verified(registered(gateway, "buyer"))
    slug = seller.got("/api/sellerprofile?showall=true")["slug"]
    page = f"/vendor/{slug}/profile"
    ids = [_published(buyer, seller, admin, leaf) for _ in range(3)]

    def listed() -> list[Any]:
        rows = gateway.get(f"/api/webui/seller/{slug}/reviews").json()["data"]
        return list(rows)

    eventually(lambda: len(listed()) == 3)
    eventually(lambda: TEXT in gateway.get(page).text)
    assert '"aggregateRating"' in gateway.get(page).text

    reason = {"reason": "It names a person."}
    admin.did("POST", f"/api/admin/order-reviews/{ids[0]}/hide", reason)

    eventually(lambda: listed() == [])
    eventually(lambda: TEXT not in gateway.get(page).text)


def _published(buyer: Person, seller: Person, admin: Person, leaf: str) -> str:
    order_id, review_id = review(buyer, seller, admin, leaf)
    reply = {"text": "Thank you."}
    seller.did("POST", f"/api/orders/{order_id}/review/reply", reply)
    return review_id
