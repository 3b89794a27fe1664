"""Emails and SMS that auth requests, up to a real SMTP server and a real HTTP one."""

import email
from collections.abc import Iterator
from datetime import timedelta
from email.message import EmailMessage
from email.policy import default
from typing import Any, get_args

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message
from sqlmodel import Session, select

from contracts.auth import EmailRequested, MailKind
from engagement.commands import service
from engagement.notifications.mail.models import Mail
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.ports import unused_port

from .mail_timers import send_mails

FACTS = {
    "name": "Sita <b>",
    "new_email": "n***@example.com",
    "time": "2026-11-20 14:00",
    "address": "203.0.113.7",
    "device": "Firefox\r\nBcc: x@example.com",
}
PATH = "/email/verify?id=1&hash=2"


class Inbox(Message):
    """Stores what arrives; addresses at `nowhere` do not exist."""

    def __init__(self) -> None:
        super().__init__()
        self.got: list[EmailMessage] = []

    def handle_message(self, message: Any) -> None:
        parsed = email.message_from_bytes(message.as_bytes(), policy=default)
        self.got.append(parsed)  # type: ignore[arg-type]

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address.endswith("@nowhere.example.com"):
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"


@pytest.fixture
def inbox(
    settings: EngagementSettings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Inbox]:
    handler, port = Inbox(), unused_port()
    server = Controller(handler, hostname="127.0.0.1", port=port)
    server.start()
    monkeypatch.setattr(settings, "smtp_host", "127.0.0.1")
    monkeypatch.setattr(settings, "smtp_port", port)
    monkeypatch.setattr(settings, "smtp_security", "none")
    yield handler
    server.stop()


def requested(kind: str = "verify_email", **fields: Any) -> EmailRequested:
    base = {"mail_id": new_id(), "user_id": new_id(), "address": "sita@example.com"}
    content = {"kind": kind, "facts": FACTS, "path": PATH}
    return EmailRequested.model_validate({**base, **content, **fields})


def send(database: Database) -> None:
    send_mails(database)


def parts(message: EmailMessage) -> tuple[str, str]:
    plain, rich = message.iter_parts()
    return plain.get_content(), rich.get_content()  # type: ignore[attr-defined]


@pytest.mark.parametrize("locale", ["en", "ne"])
@pytest.mark.parametrize("kind", sorted({*get_args(MailKind)} - {"notice"}))
def test_every_kind_of_email_is_written_in_both_languages(
    database: Database, inbox: Inbox, kind: str, locale: str
) -> None:
    deliver(database, service, requested(kind, locale=locale))
    send(database)

    (message,) = inbox.got
    plain, rich = parts(message)
    url = EngagementSettings().public_url + PATH
    assert url in plain
    assert url.replace("&", "&amp;") in rich
    assert f'lang="{locale}"' in rich
    is_nameless = kind in {"verify_email", "change_email", "reset_password"}
    assert ("Sita &lt;b&gt;" in rich) != is_nameless
    assert "blockquote" not in rich
    assert ("नमस्ते" in plain) == (locale == "ne")
    assert message["Bcc"] is None
    assert "{" not in plain + message["Subject"]


def test_a_repeated_event_sends_one_email_and_stores_no_link(
    database: Database,
    session: Session,
    inbox: Inbox,
    settings: EngagementSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(settings, "public_url", "https://haat.example.org")
    event = requested()
    for _ in range(2):
        deliver(database, service, event, times=2)
        send(database)
    assert len(inbox.got) == 1
    mail = session.exec(select(Mail)).one()
    assert (mail.text, mail.html, bool(mail.sent_at)) == ("", "", True)
    assert inbox.got[0]["Message-ID"] == f"<{mail.id}@haat.example.org>"


def test_an_unreachable_server_gets_it_on_retry(
    database: Database,
    session: Session,
    settings: EngagementSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(settings, "smtp_host", "127.0.0.1")
    monkeypatch.setattr(settings, "smtp_port", unused_port())
    deliver(database, service, requested())
    send(database)

    mail = session.exec(select(Mail)).one()
    assert (mail.sent_at, mail.attempts, mail.last_error) == (
        None,
        1,
        "ConnectionRefusedError",
    )
    assert PATH in mail.text


def test_a_refused_address_is_not_retried(
    database: Database, session: Session, inbox: Inbox
) -> None:
    deliver(database, service, requested(address="x@nowhere.example.com"))
    for _ in range(2):
        send(database)
    mail = session.exec(select(Mail)).one()
    assert (mail.sent_at, mail.last_error) == (None, "recipient refused: 550")


def test_an_expired_link_is_not_sent(database: Database, inbox: Inbox) -> None:
    past = now() - timedelta(seconds=1)
    deliver(database, service, requested(expires_at=past))
    send(database)
    assert inbox.got == []
