"""A seller applies for verification and an administrator reviews it, through HTTP."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from fastapi.testclient import TestClient
from httpx2 import Response

from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer
from vendor.history.models import table as moves
from vendor.profiles.models import Seller

from .pictures import PDF, Drive

PATH = "/api/sellerprofile/statutory"
REVIEWS = "/api/admin/verifications"
PAGE = "/api/webui/seller/himal-tea/sellerprofile"
FORM = {
    "pan_number": "301 291 733",
    "vat_registered": True,
    "registered_name": "Himal Tea Private Limited",
    "registration_type": "private_limited",
    "registration_number": "123456/078/079",
    "registration_office": "Company Registrar, Kathmandu",
}


class Applicant:
    """A seller who applies for verification."""

    def __init__(self, client: TestClient, seller: Seller) -> None:
        self.client, self.seller = client, seller
        self.headers = bearer(seller.owner_id, "seller")
        self.document_id: str = Drive(client, seller).uploaded(PDF, "pan.pdf")["id"]

    def send(self, **changes: Any) -> Response:
        kinds = {self.document_id: "pan"}
        applicant = {"document_ids": [self.document_id], "document_kinds": kinds}
        form = {**FORM, **applicant, **changes}
        return self.client.post(PATH, json=form, headers=self.headers)

    def sent(self, **changes: Any) -> dict[str, Any]:
        answer = self.send(**changes)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()["data"]
        return data

    def read(self) -> dict[str, Any]:
        answer = self.client.get(PATH, headers=self.headers)
        data: dict[str, Any] = answer.json()["data"]
        return data

    def withdraw(self) -> Response:
        return self.client.delete(PATH, headers=self.headers)


class Reviewer:
    """An administrator who reviews applications."""

    def __init__(self, client: TestClient) -> None:
        self.client, self.user_id = client, new_id()
        self.headers = bearer(self.user_id, "admin")

    def queue(self, **query: Any) -> dict[str, Any]:
        answer = self.client.get(REVIEWS, params=query, headers=self.headers)
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    def read(self, verification_id: str) -> dict[str, Any]:
        answer = self.client.get(f"{REVIEWS}/{verification_id}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()["data"]
        return data

    def opened(self, file_id: str) -> Response:
        """The document by its private link, which records the opening."""
        link = self.client.get(f"/api/mydrive/{file_id}/link", headers=self.headers)
        url = link.json()["data"]["url"]
        return self.client.get(url, headers=self.headers)

    def approve(self, verification_id: str, **form: Any) -> Response:
        """After reading the documents, as an approval requires."""
        path = f"{REVIEWS}/{verification_id}"
        seen = self.client.get(path, headers=self.headers)
        for file_id in seen.json().get("data", {}).get("unopened_ids", []):
            assert self.opened(file_id).status_code == 200
        return self.approve_unread(verification_id, **form)

    def approve_unread(self, verification_id: str, **form: Any) -> Response:
        path = f"{REVIEWS}/{verification_id}/approve"
        return self.client.post(path, json=form, headers=self.headers)

    def reject(
        self, verification_id: str, code: str = "pan_invalid", **form: Any
    ) -> Response:
        path, body = (
            f"{REVIEWS}/{verification_id}/reject",
            {"reason_code": code, **form},
        )
        return self.client.post(path, json=body, headers=self.headers)

    def review_document(
        self, verification_id: str, file_id: str, **form: Any
    ) -> Response:
        path = f"{REVIEWS}/{verification_id}/documents/{file_id}"
        return self.client.post(path, json=form, headers=self.headers)

    def seller(self, action: str, seller_id: UUID, reason: str = "Fraud.") -> Response:
        path = f"/api/admin/sellers/{seller_id}/{action}"
        return self.client.post(path, json={"reason": reason}, headers=self.headers)


def badge(client: TestClient) -> bool:
    verified: bool = client.get(PAGE).json()["data"]["is_seller_verified"]
    return verified


def events_of(database: Database, event: Any) -> list[Any]:
    with database.session() as session:
        return list(recorded(session, event))


def trail(database: Database) -> list[tuple[str, str, str]]:
    wanted = sa.select(moves.c.noun, moves.c.to_status, moves.c.role)
    with database.session() as session:
        return [tuple(row) for row in session.execute(wanted.order_by(moves.c.id))]
