"""The mail server's password changes while the worker runs: it heals by itself."""

import json
import os
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from sqlmodel import select

from engagement.commands import service
from engagement.notifications.mail.models import Mail
from servicekit.clock import now
from servicekit.db import Database
from servicekit.messaging import topology
from servicekit.testing.brokers import Broker
from servicekit.testing.ports import unused_port
from servicekit.testing.processes import Process, eventually

from .certificates import Authority
from .test_requested_emails import Inbox

pytestmark = pytest.mark.slow

PASSWORD = "ENGAGEMENT_SMTP_PASSWORD"


class MailServer:
    """Takes mail after a login only, with the password of this moment."""

    def __init__(self, authority: Authority) -> None:
        self.password, self.port, self.inbox = "old", unused_port(), Inbox()
        self._controller = Controller(
            self.inbox,
            hostname="127.0.0.1",
            port=self.port,
            tls_context=authority.server_context("127.0.0.1"),
            require_starttls=True,
            authenticator=self._knows,
            auth_required=True,
        )
        self._controller.start()

    def _knows(
        self, server: object, session: object, envelope: object, how: str, data: object
    ) -> AuthResult:
        is_right = data == LoginPassword(b"haat", self.password.encode())
        return AuthResult(success=is_right, handled=False)

    def stop(self) -> None:
        self._controller.stop()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailServer]:
    authority = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.root))
    server = MailServer(authority)
    yield server
    server.stop()


@pytest.fixture
def secrets(tmp_path: Path) -> Path:
    """The mounted folder."""
    folder = tmp_path / "secrets"
    folder.mkdir()
    publish(folder, "old")
    return folder


@pytest.fixture
def port() -> int:
    """Where the worker answers operators."""
    return unused_port()


@pytest.fixture
def worker(
    broker: Broker, server: MailServer, secrets: Path, port: int, tmp_path: Path
) -> Iterator[Process]:
    env = {
        "HAAT_AMQP_URL": broker.url,
        "HAAT_METRICS_PORT": str(port),
        "HAAT_SECRETS_DIR": str(secrets),
        "ENGAGEMENT_SMTP_HOST": "127.0.0.1",
        "ENGAGEMENT_SMTP_PORT": str(server.port),
        "ENGAGEMENT_SMTP_USER": "haat",
    }
    topology.declare(broker.url, service.queues())
    process = Process(
        tmp_path / "worker.log", {**os.environ, **env}, "engagement.worker"
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def publish(folder: Path, password: str) -> None:
    """As the cluster does it: the file is replaced completely."""
    fresh = folder / "fresh"
    fresh.write_text(password, "utf-8")
    fresh.replace(folder / PASSWORD)


def readiness(port: int) -> dict[str, bool]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready") as answer:
            body = answer.read()
    except urllib.error.HTTPError as error:
        body = error.read()
    except OSError:
        return {}
    return dict(json.loads(body))


def write(database: Database, once: str) -> None:
    content = {"subject": once, "text": "x", "html": "x", "address": "a@example.com"}
    at = {"created_at": now(), "next_at": now()}
    with database.session() as session:
        session.add(Mail(once=once, kind="notice", **content, **at))


def stored(database: Database, once: str) -> Mail:
    with database.session() as session:
        return session.exec(select(Mail).where(Mail.once == once)).one()


def hurry(database: Database) -> None:
    """The pause after a refused login is over."""
    with database.session() as session:
        for mail in session.exec(select(Mail).where(Mail.sent_at == None)):  # noqa: E711
            mail.next_at = now()


def test_the_worker_recovers_and_is_unready_while_the_login_fails(
    database: Database,
    server: MailServer,
    secrets: Path,
    port: int,
    worker: Process,
) -> None:
    eventually(lambda: all(readiness(port).values() or [False]), within_s=60)
    server.password = "new"
    write(database, "during")
    eventually(lambda: readiness(port).get("smtp") is False)
    assert stored(database, "during").attempts == 0

    publish(secrets, "new")

    def was_sent() -> object:
        hurry(database)  # a login under way may have put it off once more
        return stored(database, "during").sent_at

    eventually(was_sent, within_s=60)
    eventually(lambda: all(readiness(port).values()))
    assert worker.exit_code is None
    assert [mail["Subject"] for mail in server.inbox.got] == ["during"]
