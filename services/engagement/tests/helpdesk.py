"""A case of the helpdesk, and what its three sides do with it through HTTP."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient
from sqlmodel import select

from engagement.notifications.mail.models import Mail
from engagement.notifications.mail.models import table as mails
from engagement.replicas.sellers.models import Seller
from engagement.support.cases import jobs
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

from . import factories

STAFF_ID = new_id()
STAFF = bearer(STAFF_ID, "admin")
FORM = {
    "name": "Sita Rai",
    "email": "sita@example.com",
    "text": "120 of 3,000 cartons arrived wet and soft.",
}
ADMIN_URL = "/api/admin/complaints"
ANSWER = "They replace the wet cartons by Friday."


@dataclass
class Helpdesk:
    """One case about a company."""

    client: TestClient
    firm: Seller
    writer_id: UUID
    number: str

    @property
    def writer(self) -> dict[str, str]:
        return bearer(self.writer_id)

    @property
    def seller(self) -> dict[str, str]:
        return bearer(self.firm.owner_id, "seller")

    def side(self, role: str) -> dict[str, str]:
        return {"writer": self.writer, "seller": self.seller, "admin": STAFF}[role]

    def get(self, role: str = "writer") -> Any:
        base = ADMIN_URL if role == "admin" else "/api/cases"
        answer = self.client.get(f"{base}/{self.number}", headers=self.side(role))
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    def write(self, role: str, text: str = "Any news?", **more: Any) -> Any:
        base = ADMIN_URL if role == "admin" else "/api/cases"
        url = f"{base}/{self.number}/messages"
        return self.client.post(
            url, json={"text": text, **more}, headers=self.side(role)
        )

    def decide(self, to: str, role: str = "writer") -> Any:
        url = f"/api/cases/{self.number}/status"
        return self.client.post(url, json={"status": to}, headers=self.side(role))

    def change(self, **form: Any) -> Any:
        url = f"{ADMIN_URL}/{self.number}"
        return self.client.post(url, json=form, headers=STAFF)

    def texts(self, role: str) -> list[str]:
        return [message["text"] for message in self.get(role)["messages"]]


def complain(
    client: TestClient, headers: Mapping[str, str] | None = None, **more: Any
) -> Any:
    url = "/api/webui/complaints"
    return client.post(url, json={**FORM, **more}, headers=headers)


def filed(client: TestClient, database: Database) -> Helpdesk:
    firm, writer_id = factories.seller(database), new_id()
    subject = {"kind": "company", "id": str(firm.seller_id)}
    answer = complain(client, bearer(writer_id), subject=subject)
    assert answer.status_code == 201, answer.text
    return Helpdesk(client, firm, writer_id, answer.json()["data"]["reference"])


def at(client: TestClient, database: Database, status: str) -> Helpdesk:
    """A case in this status, which its supplier takes part in if it may."""
    case = filed(client, database)
    if status == "answered":
        assert case.write("admin", ANSWER, status=status).status_code == 201
    elif status != "open":
        assert case.change(status=status).status_code == 200
    assert case.get()["status"] == status
    return case


def pass_time(database: Database, **time: float) -> None:
    with ahead(**time), database.session() as session:
        jobs.run_due(session)


def mailed(database: Database) -> list[Mail]:
    with database.session() as session:
        return list(session.exec(select(Mail).order_by(mails.c.created_at)).all())


def link_in(mail: Mail) -> str:
    """The token of a guest's link."""
    found = re.search(r"/cases/guest/(\S+)", mail.text)
    assert found, mail.text
    return found[1]
