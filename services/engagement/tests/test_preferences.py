"""Which notifications users choose, and by which channels."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.notifications.preferences.service import topic_of
from engagement.notifications.preferences.topics import CHANNELS, TOPICS
from engagement.notifications.schemas import texts
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

URL = "/api/notifications/preferences"


def matrix_of(answer: Any) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()["data"]
    assert data.pop("mail_rhythm") == "at_once"
    return data


def cells_on(matrix: dict[str, Any]) -> set[str]:
    return {
        f"{topic}.{channel}"
        for topic, row in matrix.items()
        for channel, cell in row.items()
        if cell["on"]
    }


def test_by_default_news_is_in_the_app_and_business_by_email(
    client: TestClient,
) -> None:
    matrix = matrix_of(client.get(URL, headers=bearer(new_id())))

    assert list(matrix) == list(TOPICS)
    in_app = {f"{topic}.in_app" for topic in TOPICS}
    by_mail = {f"{topic}.email" for topic in TOPICS} - {"product_news.email"}
    assert cells_on(matrix) == in_app | by_mail


def test_by_default_only_sellers_get_sms_and_only_of_enquiries(
    client: TestClient, database: Database
) -> None:
    seller = factories.seller(database)
    matrix = matrix_of(client.get(URL, headers=bearer(seller.owner_id)))

    by_sms = {cell for cell in cells_on(matrix) if cell.endswith(".sms")}
    assert by_sms == {"enquiries.sms"}


def test_an_update_changes_only_the_sent_preferences_of_the_user(
    client: TestClient,
) -> None:
    user, other = bearer(new_id()), bearer(new_id())
    before = cells_on(matrix_of(client.get(URL, headers=user)))
    change = {"messages": {"email": False, "sms": True}, "requirements": {"sms": None}}

    after = cells_on(matrix_of(client.put(URL, json=change, headers=user)))

    assert after == before - {"messages.email"} | {"messages.sms"}
    assert cells_on(matrix_of(client.get(URL, headers=user))) == after
    assert cells_on(matrix_of(client.get(URL, headers=other))) == before
    back = {"messages": {"email": True, "sms": False}}
    assert cells_on(matrix_of(client.put(URL, json=back, headers=user))) == before


def test_account_security_cannot_be_disabled(
    client: TestClient,
) -> None:
    user = bearer(new_id())
    change = {"account_security": {"email": False}, "messages": {"email": False}}
    refused = client.put(URL, json=change, headers=user)

    assert refused.status_code == 422
    assert list(refused.json()["errors"]) == ["account_security.email"]
    matrix = matrix_of(client.get(URL, headers=user))
    assert matrix["account_security"]["email"] == {"on": True, "locked": True}
    assert matrix["product_news"]["sms"] == {"on": False, "locked": True}
    assert matrix["messages"]["email"] == {"on": True, "locked": False}
    same = {"account_security": {"email": True}}
    assert client.put(URL, json=same, headers=user).status_code == 200


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"gossip": {"email": True}}, "gossip"),
        ({"messages": {"pigeon": True}}, "messages.pigeon"),
        ({"messages": {"email": "perhaps"}}, "messages.email"),
        ({"messages": True}, "messages"),
        ({"messages": None}, "messages"),
    ],
)
def test_an_unknown_topic_is_a_field_error(
    client: TestClient, change: Any, field: str
) -> None:
    refused = client.put(URL, json=change, headers=bearer(new_id()))
    assert (refused.status_code, list(refused.json()["errors"])) == (422, [field])


def test_preferences_need_a_sign_in(client: TestClient) -> None:
    assert client.get(URL).status_code == 401
    assert client.put(URL, json={}).status_code == 401


def test_every_kind_of_notification_belongs_to_a_topic() -> None:
    assert {topic_of(kind) for kind in texts()} <= set(TOPICS)
    assert CHANNELS == ("in_app", "email", "sms")
