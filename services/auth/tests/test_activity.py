import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.activity.device import Device
from auth.dispatches.service import delete_published
from contracts.auth import EmailRequested
from servicekit.clock import now
from servicekit.db import Database
from servicekit.messaging.outbox import OutboxRow
from servicekit.testing.events import recorded

from .dispatches import link_in, mails, proven, request_reset
from .forms import PASSWORD, bearer, login, registered

NEW = {"password": "momo-ra-achar-7", "password_confirmation": "momo-ra-achar-7"}


def kinds(client: TestClient, data: dict[str, str]) -> list[str]:
    answer = client.get("/api/user/activity", headers=bearer(data))
    return [row["kind"] for row in answer.json()["data"]]


def test_each_action_is_recorded_with_its_origin(
    client: TestClient, database: Database
) -> None:
    data = registered(client)
    link = link_in(mails(database, "verify_email")[0])
    client.post("/api/email/verify", json=link, headers=bearer(data))
    request_reset(client, database, "sita@example.com")
    link = link_in(mails(database, "reset_password")[0])
    client.post("/api/password/reset", json={**link, **NEW})
    signed_in = client.post("/api/login", json=login(password=NEW["password"]))
    data = signed_in.json()["data"]

    expected = ["registered", "email_verified", "password_reset_asked"]
    expected += ["password_reset", "signed_in"]
    assert kinds(client, data) == expected[::-1]
    rows = client.get("/api/user/activity", headers=bearer(data)).json()["data"]
    assert {row["user_agent"] for row in rows} == {"testclient"}


def test_sign_out_and_password_change_are_recorded(client: TestClient) -> None:
    client.post("/api/logout", headers=bearer(registered(client)))
    data = client.post("/api/login", json=login()).json()["data"]
    form = {"current_password": PASSWORD, **NEW}
    changed = client.post("/api/user/password", json=form, headers=bearer(data))
    assert kinds(client, changed.json()["data"])[:3] == [
        "password_changed",
        "signed_in",
        "signed_out",
    ]


def test_activity_lists_only_ones_own(client: TestClient) -> None:
    registered(client)
    stranger = registered(client, email="x@example.com")
    assert kinds(client, stranger) == ["registered"]
    assert client.get("/api/user/activity").status_code == 401


def test_only_a_new_device_sends_an_email(
    client: TestClient, database: Database
) -> None:
    proven(client, database)
    for agent in ("testclient", "Firefox/128.0", "Firefox/129.0"):
        headers = {"User-Agent": agent}
        client.post("/api/login", json=login(), headers=headers)
    (mail,) = mails(database, "new_sign_in")
    assert mail.facts["device"] == "Firefox"


@pytest.mark.parametrize(
    ("agent", "names"),
    [
        (
            "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, "
            "like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
            ("Chrome on Android", "Android मा Chrome"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) "
            "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
            "Mobile/15E148 Safari/604.1",
            ("Safari on iOS", "iOS मा Safari"),
        ),
        ("x" * 255, ("unknown", "थाहा भएन")),
        (None, ("unknown", "थाहा भएन")),
    ],
)
def test_a_device_is_named_by_browser_and_system(
    agent: str | None, names: tuple[str, str]
) -> None:
    device = Device(agent)
    assert (device.name("en"), device.name("ne")) == names


def test_an_unverified_address_gets_no_security_emails(
    client: TestClient, database: Database
) -> None:
    registered(client)
    client.post("/api/login", json=login(), headers={"User-Agent": "Firefox/128.0"})
    assert mails(database, "new_sign_in") == []


def test_a_published_email_leaves_no_address_behind(
    client: TestClient, database: Database, session: Session
) -> None:
    registered(client)
    outbox = OutboxRow.__table__  # type: ignore[attr-defined]
    with database.session() as other:
        delete_published(other)
        assert len(recorded(other, EmailRequested)) == 1
        other.execute(sa.update(outbox).values(published_at=now()))
        delete_published(other)
    assert recorded(session, EmailRequested) == []


def test_a_device_has_the_names_of_its_browser_and_system(client: TestClient) -> None:
    registered(client)
    agent = (
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 "
        "(KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36"
    )
    from_phone = {"User-Agent": agent}
    data = client.post("/api/login", json=login(), headers=from_phone).json()["data"]

    rows = client.get("/api/sessions", headers=bearer(data)).json()["data"]
    (own,) = [row for row in rows if row["is_current"]]
    acts = client.get("/api/user/activity", headers=bearer(data)).json()["data"]

    expected = ("Chrome", "Android", True)
    for row in (own, acts[0]):
        assert (row["browser"], row["system"], row["is_mobile"]) == expected
