"""Mails over STARTTLS with a login, to a real SMTP server with a real certificate."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from sqlmodel import select

from engagement.commands import service
from engagement.notifications.mail.models import Mail
from engagement.notifications.mail.service import write_mail
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.ports import unused_port

from .certificates import Authority
from .mail_timers import send_mails
from .test_requested_emails import Inbox

USER, PASSWORD = "haat", "right-horse"


def knows(
    server: object, session: object, envelope: object, mechanism: str, data: object
) -> AuthResult:
    is_right = data == LoginPassword(USER.encode(), PASSWORD.encode())
    return AuthResult(success=is_right, handled=False)  # aiosmtpd answers 535


@contextmanager
def serving(
    settings: EngagementSettings, authority: Authority, host: str = "127.0.0.1"
) -> Iterator[Inbox]:
    """Takes mail only encrypted, and only after the login."""
    inbox, port = Inbox(), unused_port()
    server = Controller(
        inbox,
        hostname="127.0.0.1",
        port=port,
        tls_context=authority.server_context(host),
        require_starttls=True,
        authenticator=knows,
        auth_required=True,
    )
    own = {"host": "127.0.0.1", "port": port, "user": USER, "password": PASSWORD}
    server.start()
    try:
        with pytest.MonkeyPatch.context() as patch:
            for name, value in own.items():
                patch.setattr(settings, f"smtp_{name}", value)
            yield inbox
    finally:
        server.stop()


@pytest.fixture
def authority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Authority:
    """Trusted as an operator would make it trusted: by OpenSSL's own variable."""
    made = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.root))
    return made


def send(database: Database, count: int = 1) -> Mail:
    facts = {"name": "Sita", "company": "Himal Tea", "path": "/"}
    with database.session() as session:
        write_mail(
            *(session, "enquiry_sent", "s@example.com", "en", facts),
            once="one",
            is_proven=True,
        )
    for _ in range(count):
        send_mails(database)
    return stored(database)


def stored(database: Database) -> Mail:
    with database.session() as session:
        return session.exec(select(Mail)).one()


def send_again(database: Database) -> Mail:
    with database.session() as session:
        session.exec(select(Mail)).one().next_at = now()
    return send(database)


def test_a_mail_leaves_encrypted_after_the_login(
    database: Database, settings: EngagementSettings, authority: Authority
) -> None:
    with serving(settings, authority) as inbox:
        mail = send(database, count=2)
    (message,) = inbox.got
    assert message["Subject"] == "Your enquiry to Himal Tea was sent"
    assert mail.sent_at is not None


def test_a_wrong_password_delays_the_email_and_the_right_one_sends_it(
    database: Database, settings: EngagementSettings, authority: Authority
) -> None:
    with serving(settings, authority) as inbox:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(settings, "smtp_password", "wrong-horse")
            mail = send(database)
        assert (mail.sent_at, mail.last_error) == (None, "CredentialsRefused")
        assert mail.next_at > now()
        assert "Himal Tea" in mail.text
        assert send_again(database).sent_at is not None
    assert len(inbox.got) == 1


def test_the_doctor_names_emails_that_wait(
    database: Database, settings: EngagementSettings, authority: Authority
) -> None:
    with serving(settings, authority):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(settings, "smtp_password", "wrong-horse")
            send(database)
        assert checked(database) == "ok"  # it has waited for less than a minute
        with database.session() as session:
            session.exec(select(Mail)).one().created_at -= timedelta(minutes=2)
        assert checked(database) == "1 wait: CredentialsRefused"
        send_again(database)
    assert checked(database) == "ok"


def checked(database: Database) -> str:
    with database.session() as session:
        return service.checks["emails"](session)


def test_the_sender_has_the_host_of_the_public_url(
    settings: EngagementSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "public_url", "https://haat.example.org:8443")
    assert settings.sender == "Haat <no-reply@haat.example.org>"
    monkeypatch.setattr(settings, "mail_sender", "Hulak <post@example.org>")
    assert settings.sender == "Hulak <post@example.org>"


def test_a_strangers_certificate_gets_neither_password_nor_mail(
    database: Database,
    settings: EngagementSettings,
    authority: Authority,
    tmp_path: Path,
) -> None:
    (tmp_path / "stranger").mkdir()
    with serving(settings, Authority(tmp_path / "stranger")) as inbox:
        mail = send(database)
    assert (mail.sent_at, mail.last_error) == (None, "SSLCertVerificationError")
    assert inbox.got == []


def test_a_certificate_of_another_host_is_refused(
    database: Database, settings: EngagementSettings, authority: Authority
) -> None:
    with serving(settings, authority, host="127.0.0.9") as inbox:
        mail = send(database)
    assert (mail.sent_at, mail.last_error) == (None, "SSLCertVerificationError")
    assert inbox.got == []


def test_a_server_without_encryption_gets_nothing(
    database: Database,
    settings: EngagementSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    inbox, port = Inbox(), unused_port()
    server = Controller(inbox, hostname="127.0.0.1", port=port)
    server.start()
    monkeypatch.setattr(settings, "smtp_host", "127.0.0.1")
    monkeypatch.setattr(settings, "smtp_port", port)
    mail = send(database)
    server.stop()
    assert (mail.sent_at, mail.last_error) == (None, "SMTPNotSupportedError")
    assert inbox.got == []
