"""A buyer who writes messages while something happens: none is lost, none doubled."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from uuid import uuid4

import httpx

from tests.cluster.walks.system import SHOP, System
from tests.contract.forms import contact_form
from tests.contract.people import Person, eventually, sign_in

# Another one than the buyer of the walks, who sends as many enquiries as one may.
BUYER, SELLER = "buyer06@example.com", "seller@example.com"
PAUSE_S = 2.5  # a person may write 30 messages a minute
OPEN_WITHIN_S = 120
MESSAGES = "/api/conversations/{}/messages"
STORED = "select body from enquiry_messages where enquiry_id = '{}'"


class Writer:
    """Makes a conversation of its own, in which both sides have written."""

    def __init__(self, system: System) -> None:
        with system.browser() as api:
            buyer = sign_in(api, BUYER)
            self._headers, self._number = buyer.headers, _open(api, buyer)
        self._sent: list[str] = []
        self._accepted: list[str] = []
        self.faults: list[str] = []

    @property
    def figures(self) -> str:
        return f"{len(self._accepted)} messages accepted, {len(self.faults)} wrong"

    def message(self, browser: httpx.Client) -> Callable[[], httpx.Response]:
        """Another one each time; sent again it has the same key."""
        self._sent.append(str(uuid4()))
        return partial(self._send, browser, self._sent[-1])

    def compare(self, system: System) -> None:
        """With the rows, at the end. A refused message may be there, but only once."""
        rows = Counter(
            system.sql("haat_engagement", STORED.format(self._number)).split()
        )
        lost = [text for text in self._accepted if not rows[text]]
        doubled = [text for text in self._sent if rows[text] > 1]
        self.faults += [f"an accepted message is lost: {text}" for text in lost]
        self.faults += [f"a message is stored twice: {text}" for text in doubled]
        if not self._accepted:
            self.faults.append("no message was accepted")

    def _send(self, browser: httpx.Client, text: str) -> httpx.Response:
        answer = self._post(browser, text)
        if answer.status_code == 401:  # a token lives 15 minutes
            self._headers = sign_in(browser, BUYER).headers
            answer = self._post(browser, text)
        if answer.status_code == 201:
            self._accepted.append(text)
        return answer

    def _post(self, browser: httpx.Client, text: str) -> httpx.Response:
        path = MESSAGES.format(self._number)
        headers = {**self._headers, "Idempotency-Key": text}
        return browser.post(path, json={"body": text}, headers=headers)


def _open(api: httpx.Client, buyer: Person) -> str:
    """The enquiry's number. The seller answers: else a buyer may write three times."""
    seller = sign_in(api, SELLER)
    leaf = api.get("/api/webui/level4Categories").json()["data"][0]["id"]
    contact = f"/api/webui/seller/{SHOP}/contactseller"

    def sent() -> str:
        # Refused until engagement has heard of the shop and of the category.
        answer = buyer.call("POST", contact, json=contact_form(leaf))
        return str(answer.json()["data"]["id"]) if answer.status_code == 201 else ""

    number = str(eventually(sent, OPEN_WITHIN_S))
    seller.did("POST", MESSAGES.format(number), {"body": "Yes?"})
    return number
