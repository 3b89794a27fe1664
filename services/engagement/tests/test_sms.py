import json
import threading
from collections.abc import Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qsl

import pytest
import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.auth import SmsRequested
from engagement.commands import service
from engagement.notifications.sms.handlers import send_codes, send_notifications
from engagement.notifications.sms.models import Sms, table
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver


class Sparrow(ThreadingHTTPServer):
    """The far end: answers `code` and stores the forms it got."""

    code = 200
    forms: list[dict[str, str]]


class Answering(BaseHTTPRequestHandler):
    server: Sparrow

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.server.forms.append(dict(parse_qsl(body)))
        answer = json.dumps({"response_code": self.server.code}).encode()
        self.send_response(200 if self.server.code == 200 else 403)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def sparrow(
    settings: EngagementSettings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sparrow]:
    server = Sparrow(("127.0.0.1", 0), Answering)
    server.forms = []
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{server.server_port}/v2/sms/"
    monkeypatch.setattr(settings, "sparrow_url", url)
    monkeypatch.setattr(settings, "sparrow_token", "secret")
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def requested(**fields: Any) -> SmsRequested:
    base = {"sms_id": new_id(), "user_id": new_id(), "kind": "phone_code"}
    content = {"phone": "+9779841234567", "code": "012345"}
    until = {"expires_at": now() + timedelta(minutes=5)}
    return SmsRequested.model_validate({**base, **content, **until, **fields})


def send(database: Database) -> None:
    with database.session() as session:
        send_codes(session)
        send_notifications(session)


def due_now(database: Database) -> None:
    with database.session() as session:
        session.execute(sa.update(table).values(next_at=now()))


def test_without_a_token_an_sms_is_written_to_a_file(
    database: Database, session: Session, settings: EngagementSettings
) -> None:
    deliver(database, service, requested(locale="ne"), times=2)
    send(database)
    sms = session.exec(select(Sms)).one()
    text = (settings.outbox_dir / "sms" / f"{sms.id}.txt").read_text("utf-8")
    assert text.startswith("To: +9779841234567\n\nहाटको कोड 012345")
    assert (sms.text, sms.attempts) == ("", 1)


@pytest.mark.parametrize(("locale", "max_length"), [("en", 160), ("ne", 70)])
def test_sparrow_gets_one_request_of_one_segment(
    database: Database, sparrow: Sparrow, locale: str, max_length: int
) -> None:
    deliver(database, service, requested(locale=locale))
    for _ in range(2):
        send(database)
    (form,) = sparrow.forms
    assert (form["token"], form["from"], form["to"]) == ("secret", "Haat", "9841234567")
    assert "012345" in form["text"]
    assert len(form["text"]) <= max_length


def state(database: Database) -> Sms:
    with database.session() as session:
        return session.exec(select(Sms)).one()


def test_a_failed_sms_is_retried_with_a_growing_delay(
    database: Database, sparrow: Sparrow
) -> None:
    sparrow.code = 1012
    deliver(database, service, requested())
    for pause_s in (2, 4, 8):
        due_now(database)
        began = now()
        send(database)
        pause = timedelta(seconds=pause_s)
        assert began + pause <= state(database).next_at <= now() + pause

    sparrow.code = 200
    due_now(database)
    send(database)
    assert len(sparrow.forms) == 4
    assert state(database).sent_at


def test_a_refused_token_costs_no_attempt_and_the_worker_is_unready(
    database: Database, session: Session, sparrow: Sparrow
) -> None:
    sparrow.code = 1002
    deliver(database, service, requested())
    send(database)
    assert state(database).attempts == 0
    assert not service.lets_in["sms"](session)

    sparrow.code = 200
    due_now(database)
    send(database)
    assert service.lets_in["sms"](session)


@pytest.mark.parametrize(("phone", "code"), [("+9779841234567", 1007), ("+4917", 200)])
def test_a_permanent_failure_is_not_retried(
    database: Database, session: Session, sparrow: Sparrow, phone: str, code: int
) -> None:
    sparrow.code = code
    deliver(database, service, requested(phone=phone))
    send(database)
    due_now(database)
    send(database)
    assert len(sparrow.forms) <= 1
    assert session.exec(select(Sms)).one().sent_at is None


def test_an_expired_code_is_not_sent(database: Database, sparrow: Sparrow) -> None:
    deliver(database, service, requested(expires_at=now()))
    send(database)
    assert sparrow.forms == []
