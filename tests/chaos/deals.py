"""Orders from the enquiry to the review through the API; failed calls are repeated."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.contract.forms import contact_form
from tests.contract.people import Person
from tests.rollout.people import Cast

GIVE_UP_AFTER_S = 300  # a service starts slowly beside other work
RETRY_S = 0.25
RATINGS = ("as_described", "on_time", "documents", "communication")
REVIEW = {**dict.fromkeys(RATINGS, 4), "text": "All arrived as it was ordered."}
LINE = {"name": "First flush", "quantity": "40", "unit": "kg", "unit_price": "900.00"}


@dataclass
class Tally:
    """The orders of which every call was acknowledged, and how many calls failed."""

    finished: list[str] = field(default_factory=list)
    repeated: int = 0


class Deal:
    """One order; a call that failed is repeated with its Idempotency-Key."""

    def __init__(self, api: httpx.Client, cast: Cast, tally: Tally) -> None:
        self._api, self._cast, self._tally = api, cast, tally
        self._last = "none"

    def run(self) -> None:
        order = self._place()
        path = f"/api/orders/{order['id']}"
        buyer, seller = self._cast.buyer, self._cast.seller
        self._did(seller, f"{path}/confirm", {})
        note = {"kind": "advance", "amount": "900.00", "paid_on": "2026-01-01"}
        noted = self._did(buyer, f"{path}/payments", note)
        self._did(seller, f"{path}/payments/{noted['payments'][0]['id']}/confirm", {})
        item = {"line_id": order["lines"][0]["id"], "quantity": "40"}
        [sent] = self._did(seller, f"{path}/deliveries", {"items": [item]})[
            "deliveries"
        ]
        self._received(f"{path}/deliveries/{sent['id']}/receipt", path)
        self._did(buyer, f"{path}/close", {})
        self._did(buyer, f"{path}/review", REVIEW)
        self._did(seller, f"{path}/review/reply", {"text": "Thank you."})
        self._tally.finished.append(order["id"])

    def _place(self) -> Any:
        buyer, seller = self._cast.buyer, self._cast.seller
        contact = f"/api/webui/seller/{self._cast.shop}/contactseller"
        enquiry = self._did(buyer, contact, contact_form(self._cast.leaf))
        offer = {"items": [LINE], "tax_mode": "vat_13_extra"}
        quote = self._did(seller, f"/api/enquiries/{enquiry['id']}/quotes", offer)
        self._did(buyer, f"/api/quotes/{quote['id']}/accept", {})
        [order] = self._got(buyer, f"/api/orders?quote_id={quote['id']}")
        return self._got(buyer, f"/api/orders/{order['id']}")

    def _received(self, receipt: str, order: str) -> None:
        """A receipt has no key: a second one is refused, and the order shows why."""

        def is_received() -> bool:
            answer = self._send(self._cast.buyer, "POST", receipt, json={})
            if answer.status_code != httpx.codes.CONFLICT:
                return answer.is_success
            return bool(self._got(self._cast.buyer, order)["status"] == "received")

        self._until(is_received)

    def _did(self, person: Person, path: str, form: object) -> Any:
        key = {"Idempotency-Key": secrets.token_hex(16)}
        return self._answered(
            lambda: self._send(person, "POST", path, json=form, headers=key)
        )

    def _got(self, person: Person, path: str) -> Any:
        return self._answered(lambda: self._send(person, "GET", path))

    def _answered(self, send: Callable[[], httpx.Response]) -> Any:
        found: list[httpx.Response] = []

        def is_answered() -> bool:
            found.append(send())
            return found[-1].is_success

        self._until(is_answered)
        return found[-1].json()["data"]

    def _until(self, is_done: Callable[[], bool]) -> None:
        end = time.monotonic() + GIVE_UP_AFTER_S
        while True:
            try:
                if is_done():
                    return
            except httpx.TransportError as error:
                self._last = repr(error)
            assert time.monotonic() < end, f"the last answer: {self._last}"
            self._tally.repeated += 1
            time.sleep(RETRY_S)

    def _send(
        self, person: Person, method: str, path: str, **more: Any
    ) -> httpx.Response:
        """Raises what is neither a success nor a fault of the moment."""
        headers = {**person.headers, **more.pop("headers", {})}
        answer = self._api.request(method, path, headers=headers, **more)
        self._api.cookies.clear()
        self._last = f"{answer.status_code} {answer.text[:200]}"
        is_refused = 400 <= answer.status_code < 500
        if is_refused and answer.status_code != httpx.codes.CONFLICT:
            raise AssertionError(f"{method} {path}: {answer.text[:200]}")
        return answer
