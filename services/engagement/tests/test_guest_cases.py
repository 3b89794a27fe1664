"""A guest reads and answers a case by the link of an email."""

from typing import Any

from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

from .helpdesk import (
    ADMIN_URL,
    ANSWER,
    FORM,
    STAFF,
    complain,
    link_in,
    mailed,
    pass_time,
)


def filed(client: TestClient) -> str:
    reference: str = complain(client).json()["data"]["reference"]
    return reference


def answer(client: TestClient, number: str) -> Any:
    form = {"text": ANSWER, "status": "answered"}
    url = f"{ADMIN_URL}/{number}/messages"
    return client.post(url, json=form, headers=STAFF)


def test_a_guest_reads_replies_and_closes_by_the_link(
    client: TestClient, database: Database
) -> None:
    number = filed(client)
    assert answer(client, number).status_code == 201
    mail = mailed(database)[-1]
    url = f"/api/cases/guest/{link_in(mail)}"

    read = client.get(url)
    assert ANSWER in mail.text
    assert read.json()["data"]["reference"] == number
    assert read.headers["Referrer-Policy"] == "no-referrer"
    replied = client.post(f"{url}/messages", json={"text": "Not yet."})
    assert replied.json()["data"]["status"] == "with_staff"
    closed = client.post(f"{url}/status", json={"status": "closed"})
    assert closed.json()["data"]["status"] == "closed"


def test_a_link_opens_one_case_for_thirty_days(
    client: TestClient, database: Database
) -> None:
    filed(client)
    token = link_in(mailed(database)[0])
    forged = ("A" if token[0] != "A" else "B") + token[1:]

    assert client.get(f"/api/cases/guest/{forged}").status_code == 404
    with ahead(days=31):
        gone = client.get(f"/api/cases/guest/{token}")
    assert (gone.status_code, gone.json()["code"]) == (410, "link_expired")


def test_a_number_with_its_address_sends_the_link(
    client: TestClient, database: Database
) -> None:
    number = filed(client)
    forms = [
        {"reference": number.lower(), "email": FORM["email"]},
        {"reference": number, "email": "stranger@example.com"},
        {"reference": "HT-000000", "email": FORM["email"]},
    ]

    answers = [client.post("/api/cases/link", json=form) for form in forms]

    assert {answer.status_code for answer in answers} == {202}
    assert len({answer.text for answer in answers}) == 1
    assert [mail.kind for mail in mailed(database)] == ["case_received", "case_link"]


def test_a_guest_is_mailed_when_time_closes_the_case(
    client: TestClient, database: Database
) -> None:
    number = filed(client)
    answer(client, number)

    pass_time(database, days=8)

    kinds = [mail.kind for mail in mailed(database)]
    assert kinds == ["case_received", "case_answered", "case_closed_by_time"]


def test_a_guests_case_is_no_accounts(client: TestClient) -> None:
    number = filed(client)

    read = client.get(f"/api/cases/{number}", headers=bearer(new_id()))
    assert read.status_code == 404
