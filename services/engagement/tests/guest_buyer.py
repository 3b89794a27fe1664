"""A guest with an enquiry, and what the link of an email lets them do."""

import re
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from engagement.enquiries.blocks import set_contact_digests
from engagement.enquiries.models import Enquiry
from engagement.notifications.mail import links
from engagement.replicas.sellers.models import Seller
from servicekit.clock import now
from servicekit.db import Database

from . import factories
from .dispatches import mails, sms
from .market import as_seller

ITEM = {
    "name": "Green tea, spring flush",
    "quantity": "12.5",
    "unit": "kg",
    "unit_price": "1450.00",
}
OFFER: dict[str, Any] = {"items": [ITEM], "tax_mode": "vat_13_extra"}
LINK = re.compile(r"/quotes/(\S+)")


class Guest:
    """Has sent an enquiry to a seller, and reads emails and SMS."""

    def __init__(self, client: TestClient, database: Database, **fields: Any) -> None:
        self.client, self.database = client, database
        self.firm: Seller = factories.seller(database)
        self.enquiry: Enquiry = factories.enquiry(
            *(database, self.firm.seller_id), waiting_since=now(), **fields
        )

    @property
    def seller(self) -> dict[str, str]:
        return as_seller(self.firm)

    def offer(self, **form: Any) -> Any:
        url = f"/api/enquiries/{self.enquiry.id}/quotes"
        return self.client.post(url, json={**OFFER, **form}, headers=self.seller)

    def offered(self, **form: Any) -> Any:
        answer = self.offer(**form)
        assert answer.status_code == 201, answer.text
        return answer.json()["data"]

    def texts(self, kind: str) -> list[str]:
        by_time = sorted(mails(self.database), key=lambda mail: mail.created_at)
        return [mail.text for mail in by_time if mail.kind == kind]

    def link(self) -> str:
        """Another than those of the emails: several guests share the outbox."""
        (quote,) = self.client.get("/api/quotes", headers=self.seller).json()["data"]
        with self.database.session() as session:
            email, root_id = self.enquiry.email, UUID(quote["root_id"])
            page = links.guest_quote_page(session, root_id, email, now())
        return page.rpartition("/")[2]

    def token(self, kind: str = "guest_quoted") -> str:
        """Of the newest email of that kind."""
        result = LINK.search(self.texts(kind)[-1])
        assert result
        return result[1]

    def email_sha256(self) -> str:
        """As the contact form stores it, and as an account proves it."""
        with self.database.session() as session:
            enquiry = session.get_one(Enquiry, self.enquiry.id)
            set_contact_digests(session, enquiry)
            return str(enquiry.email_sha256)

    def get(self, token: str = "", path: str = "") -> Any:
        return self.client.get(f"/api/quotes/guest/{token or self.token()}{path}")

    def post(self, path: str, token: str = "", **form: Any) -> Any:
        url = f"/api/quotes/guest/{token or self.token()}/{path}"
        return self.client.post(url, json=form)

    def code(self) -> str:
        """From the SMS that came last."""
        assert self.post("otp").status_code == 202
        last = max(sms(self.database), key=lambda one: one.created_at)
        assert last.phone == self.enquiry.phone
        result = re.search(r"\d{6}", last.text)
        assert result
        return result[0]

    def accepted(self) -> Any:
        answer = self.post("accept", code=self.code(), version=1)
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]
