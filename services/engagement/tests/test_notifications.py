from fastapi.testclient import TestClient

from engagement.enquiries.notifications import BUYER_HEARS_OF, SELLER_HEARS_OF
from engagement.notifications.schemas import texts
from engagement.notifications.service import notify
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

USER_ID = new_id()
USER = bearer(USER_ID)
URL = "/api/notifications"


def write_notifications(database: Database, count: int) -> None:
    with database.session() as session:
        for number in range(count):
            facts = {"name": f"Buyer {number}", "about": "Tea"}
            notify(session, USER_ID, "enquiry_created", facts, link="/seller")


def test_pages_follow_the_cursor(client: TestClient, database: Database) -> None:
    write_notifications(database, 5)

    first = client.get(f"{URL}?per_page=3", headers=USER).json()
    rest = client.get(first["links"]["next"], headers=USER).json()

    titles = [row["title"] for row in first["data"] + rest["data"]]
    assert titles == [f"New enquiry from Buyer {n}" for n in (4, 3, 2, 1, 0)]
    assert rest["meta"] == {"next_cursor": None, "unread": 5}


def test_some_then_all_notifications_are_marked_as_read(
    client: TestClient, database: Database
) -> None:
    write_notifications(database, 3)
    newest = client.get(URL, headers=USER).json()["data"][0]["id"]

    some = client.post(f"{URL}/read", json={"ids": [newest]}, headers=USER)
    unread = client.get(f"{URL}?unread=true", headers=USER).json()["data"]
    every = client.post(f"{URL}/read", json={"all": True}, headers=USER)

    assert some.json() == {"data": {"unread": 2}}
    assert newest not in [row["id"] for row in unread]
    assert every.json() == {"data": {"unread": 0}}


def test_notifications_of_others_cannot_be_read(
    client: TestClient, database: Database
) -> None:
    write_notifications(database, 1)
    newest = client.get(URL, headers=USER).json()["data"][0]["id"]
    other = bearer(new_id())

    client.post(f"{URL}/read", json={"ids": [newest]}, headers=other)

    assert client.get(URL, headers=other).json()["data"] == []
    assert client.get(URL, headers=USER).json()["meta"]["unread"] == 1
    assert client.post(f"{URL}/read", json={}, headers=USER).status_code == 422


def test_every_text_has_both_languages() -> None:
    for kind, by_language in texts().items():
        assert set(by_language) == {"en", "ne"}, kind
        assert not by_language["ne"][0].isascii()


def test_every_notification_of_a_status_change_has_a_text() -> None:
    kinds = {f"enquiry_{status}" for status in BUYER_HEARS_OF}
    kinds |= {f"buyer_{status}" for status in SELLER_HEARS_OF}

    assert kinds <= set(texts())
