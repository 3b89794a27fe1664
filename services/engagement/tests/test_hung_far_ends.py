"""A mail server and an SMS gateway that accept and never answer delay no event."""

import os
import socket
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from uuid import UUID

import pika
import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import SessionRevoked
from engagement.commands import service
from engagement.notifications.mail.models import Mail
from engagement.notifications.sms.models import Sms
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.revocation import RevokedSession
from servicekit.ids import new_id
from servicekit.messaging import topology
from servicekit.messaging.event import Envelope
from servicekit.messaging.topology import EVENTS
from servicekit.testing.brokers import Broker
from servicekit.testing.processes import Process, eventually

pytestmark = pytest.mark.slow

PROMISED_S = 3


@pytest.fixture
def silent() -> Iterator[int]:
    """The port of a server that takes connections and never answers."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen(100)
        yield server.getsockname()[1]


@pytest.fixture
def worker(broker: Broker, silent: int, tmp_path: Path) -> Iterator[Process]:
    env = {
        "HAAT_AMQP_URL": broker.url,
        "ENGAGEMENT_SMTP_HOST": "127.0.0.1",
        "ENGAGEMENT_SMTP_PORT": str(silent),
        "ENGAGEMENT_SMTP_SECURITY": "none",
        "ENGAGEMENT_SPARROW_TOKEN": "token",
        "ENGAGEMENT_SPARROW_URL": f"http://127.0.0.1:{silent}/",
    }
    topology.declare(broker.url, service.queues())
    log = tmp_path / "worker.log"
    process = Process(log, {**os.environ, **env}, "engagement.worker")
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def wait_to_be_sent(database: Database) -> None:
    at = {"created_at": now(), "next_at": now()}
    with database.session() as session:
        for number in range(20):
            mail = {"once": f"m{number}", "kind": "notice", "address": "a@example.com"}
            content = {"subject": "x", "text": "x", "html": "x"}
            session.add(Mail(**mail, **content, **at, is_urgent=number < 10))
            sms = {"once": f"s{number}", "phone": "+9779841234567", "text": "x"}
            kind = "phone_code" if number < 10 else "notice"
            until = now() + timedelta(hours=1)
            session.add(Sms(**sms, **at, kind=kind, expires_at=until))


def are_tried(database: Database) -> bool:
    """A try is under way while its row is locked."""
    with database.session() as session:
        free = [
            len(session.exec(select(of).with_for_update(skip_locked=True)).all())
            for of in (Mail, Sms)
        ]
    return max(free) < 20


def end_session(broker: Broker) -> UUID:
    ended = new_id()
    event = SessionRevoked(session_id=ended, user_id=new_id(), revoked_at=now())
    body = Envelope.around(event).model_dump_json().encode()
    with pika.BlockingConnection(pika.URLParameters(broker.url)) as connection:
        kind = {"content_type": "application/cloudevents+json"}
        properties = pika.BasicProperties(content_encoding="utf-8", **kind)
        channel = connection.channel()
        channel.basic_publish(EVENTS.name, event.type, body, properties)
    return ended


def test_sign_outs_arrive_while_smtp_and_sms_hang(
    client: TestClient, database: Database, broker: Broker, worker: Process
) -> None:
    eventually(lambda: worker.has_logged("worker_ready"), within_s=60)
    wait_to_be_sent(database)
    eventually(lambda: are_tried(database))

    for _ in range(4):
        ended = end_session(broker)

        def is_recorded(ended: UUID = ended) -> bool:
            with database.session() as session:
                return session.get(RevokedSession, ended) is not None

        eventually(is_recorded, within_s=PROMISED_S)
