"""The emails and SMS that auth requested, as the person receives them."""

from typing import Any
from urllib.parse import parse_qsl, urlsplit

from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.passwords.service import send_reset_links
from contracts.auth import EmailRequested, MailKind, SmsRequested
from servicekit.db import Database
from servicekit.testing.events import recorded

from .forms import bearer, registered


def mails(database: Database, kind: MailKind) -> list[EmailRequested]:
    with database.session() as session:
        requested = recorded(session, EmailRequested)
    return [mail for mail in requested if mail.kind == kind]


def link_in(mail: EmailRequested) -> dict[str, Any]:
    """The query of the link in an email."""
    return dict(parse_qsl(urlsplit(mail.path).query))


def proven(client: TestClient, database: Database, **changes: Any) -> dict[str, Any]:
    """`registered`, with the address verified by the emailed link."""
    data = registered(client, **changes)
    follow_newest(client, database, data)
    return data


def follow_newest(client: TestClient, database: Database, data: dict[str, Any]) -> None:
    """In the browser that requested the link."""
    link = link_in(mails(database, "verify_email")[-1])
    answer = client.post("/api/email/verify", json=link, headers=bearer(data))
    assert answer.status_code == 200, answer.text


def codes(session: Session) -> list[SmsRequested]:
    return recorded(session, SmsRequested)


def request_reset(client: TestClient, database: Database, email: str) -> None:
    """Requests a reset and runs the worker that sends the email."""
    answer = client.post("/api/password/email", json={"email": email})
    assert answer.status_code == 200, answer.text
    with database.session() as session:
        send_reset_links(session)
