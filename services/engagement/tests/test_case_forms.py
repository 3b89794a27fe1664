"""What people write to the helpdesk: a number and an email."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import UserDeleted
from engagement.erasure.service import erase
from engagement.notifications.mail.models import Mail
from engagement.notifications.mail.models import table as mails
from engagement.support.cases.models import Case
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

SITA = {
    "name": "Sita Rai",
    "email": "sita@example.com",
    "phone_number": "9841000001",
    "text": "The cement never came, and nobody answers the telephone.",
}


def complain(client: TestClient, **more: Any) -> Any:
    return client.post("/api/webui/complaints?lang=ne", json={**SITA, **more})


def filed(database: Database) -> list[Case]:
    with database.session() as session:
        return list(session.exec(select(Case)).all())


def mailed(database: Database) -> list[Mail]:
    with database.session() as session:
        return list(session.exec(select(Mail).order_by(mails.c.created_at)).all())


def test_a_complaint_gets_a_number_and_a_confirmation_email(
    client: TestClient, database: Database
) -> None:
    answer = complain(client, about="Himal Traders")

    reference = answer.json()["data"]["reference"]
    [mail] = mailed(database)
    assert answer.status_code == 201
    assert len(reference) == len("HT-7K3Q9D")
    assert (mail.address, mail.kind) == ("sita@example.com", "case_received")
    assert reference in mail.subject
    assert "सन्देश" in mail.text


@pytest.mark.parametrize(
    ("field", "value"),
    [("text", "short"), ("email", "sita"), ("phone_number", "12"), ("name", "")],
)
def test_each_error_names_its_field(
    client: TestClient, database: Database, field: str, value: str
) -> None:
    answer = complain(client, **{field: value})

    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]
    assert filed(database) == []


def test_a_bot_gets_the_same_answer_and_nothing_is_stored(
    client: TestClient, database: Database
) -> None:
    answer = complain(client, website="http://spam.example")

    assert answer.status_code == 201
    assert filed(database) == []


def test_the_same_key_makes_one_complaint(
    client: TestClient, database: Database
) -> None:
    key = {"Idempotency-Key": "7"}
    twice = [
        client.post("/api/webui/contact-us", json=SITA, headers=key) for _ in range(2)
    ]

    assert twice[0].json() == twice[1].json()
    assert len(filed(database)) == 1


@pytest.mark.parametrize(
    "other", [{"email": "o@example.com"}, {"phone_number": "9841000002"}]
)
def test_five_an_hour_by_address_and_by_phone(
    client: TestClient, other: dict[str, str]
) -> None:
    assert [complain(client).status_code for _ in range(5)] == [201] * 5

    assert complain(client, **other).status_code == 429
    with ahead(hours=2):
        assert complain(client, **other).status_code == 201


def test_feedback_under_an_article_needs_no_review(
    client: TestClient, database: Database
) -> None:
    tick = {"article": "limits", "is_helpful": True}
    answer = client.post("/api/webui/feedback", json=tick)

    [case] = filed(database)
    assert answer.status_code == 201
    assert mailed(database) == []
    assert (case.status, case.is_helpful, case.article) == (
        "closed",
        True,
        "limits",
    )


def test_empty_feedback_is_refused(client: TestClient, database: Database) -> None:
    answer = client.post("/api/webui/feedback", json={})

    assert (answer.status_code, list(answer.json()["errors"])) == (422, ["text"])
    assert filed(database) == []


def test_cases_of_a_deleted_user_are_erased(
    client: TestClient, database: Database
) -> None:
    user: UUID = new_id()
    client.post("/api/webui/complaints", json=SITA, headers=bearer(user))

    with database.session() as session:
        erase(session, UserDeleted(user_id=user, version=2, deleted_at=now()))
    assert filed(database) == []
    assert mailed(database) == []
