"""Reviews on the public page of a seller."""

from datetime import timedelta
from itertools import permutations
from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted
from contracts.engagement import ReviewHidden, ReviewPublished
from contracts.vendor import SellerRatingChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.messaging.event import Event
from servicekit.testing.events import deliver
from vendor.commands import service
from vendor.reviews.models import table

from .companies import company, saved

PAGE = "/api/webui/seller/himal-tea/sellerprofile"
LIST = "/api/webui/seller/himal-tea/reviews"
TEXT = "Strong cartons, two days early."


def published(seller_id: UUID, **fields: Any) -> ReviewPublished:
    ratings = {"as_described": 5, "on_time": 4, "documents": 3, "communication": 2}
    times = {"written_at": now() - timedelta(days=14), "published_at": now()}
    known = {"review_id": new_id(), "version": 2, "seller_id": seller_id, "text": TEXT}
    return ReviewPublished(**{**ratings, **times, **known, **fields})


def hidden(review: ReviewPublished) -> ReviewHidden:
    return ReviewHidden(
        review_id=review.review_id,
        version=review.version + 1,
        seller_id=review.seller_id,
        hidden_at=now(),
    )


def reviewed(database: Database, count: int, **fields: Any) -> list[ReviewPublished]:
    """The public company with this many reviews."""
    seller = saved(database, company())
    events = [published(seller.id, **fields) for _ in range(count)]
    for event in events:
        deliver(database, service, event)
    return events


def summary(client: TestClient) -> Any:
    return client.get(PAGE).json()["data"]["reviews"]


def listed(client: TestClient, query: str = "") -> Any:
    answer = client.get(f"{LIST}?{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(("count", "visible"), [(0, 0), (2, 0), (3, 3)])
def test_reviews_are_visible_from_three(
    client: TestClient, database: Database, count: int, visible: int
) -> None:
    reviewed(database, count)

    found = summary(client)
    assert (found["count"] if found else 0) == visible
    answer = listed(client)
    assert (len(answer["data"]), answer["meta"]["total"]) == (visible, visible)


def test_the_page_has_the_mean_of_each_rating(
    client: TestClient, database: Database
) -> None:
    seller_id = reviewed(database, 2)[0].seller_id
    better = published(seller_id, as_described=4, on_time=5, communication=5)
    deliver(database, service, better, times=2)

    assert summary(client) == {
        **{"count": 3, "mean": 3.8},
        **{"as_described": 4.7, "on_time": 4.3, "documents": 3.0, "communication": 3.0},
    }


def test_the_list_has_texts_and_replies_page_by_page(
    client: TestClient, database: Database
) -> None:
    seller_id = reviewed(database, 3)[0].seller_id
    reply = {"company": "Annapurna Stores", "reply": "Thank you."}
    newest = published(
        seller_id, **reply, replied_at=now(), published_at=now() + timedelta(1)
    )
    deliver(database, service, newest)

    first = listed(client, "per_page=3")
    assert (len(first["data"]), first["meta"]["total"]) == (3, 4)
    assert first["data"][0]["text"] == TEXT
    assert first["data"][0]["reply"] == "Thank you."
    assert first["data"][0]["company"] == "Annapurna Stores"
    assert len(listed(client, "per_page=3&page=2")["data"]) == 1


def test_the_newest_version_counts_in_any_order(
    client: TestClient, database: Database
) -> None:
    """Published, replied, hidden: three events of each review."""
    seller = saved(database, company())
    for order in permutations(range(3)):
        first = published(seller.id)
        replied = first.model_copy(update={"version": 3, "reply": "Thank you."})
        events: list[Event] = [first, replied, hidden(replied)]
        for position in order:
            deliver(database, service, events[position])

    assert summary(client) is None
    with database.session() as session:
        rows = session.execute(sa.select(table)).mappings().all()
    assert len(rows) == 6
    assert {(row["is_hidden"], row["text"], row["reply"]) for row in rows} == {
        (True, None, None)
    }


def test_a_hidden_review_no_longer_counts(
    client: TestClient, database: Database
) -> None:
    events = reviewed(database, 3)
    assert summary(client)["count"] == 3

    deliver(database, service, hidden(events[0]))

    assert summary(client) is None
    assert listed(client)["data"] == []


def test_the_page_and_the_list_have_the_key_of_the_seller(
    client: TestClient, database: Database
) -> None:
    seller_id = reviewed(database, 3)[0].seller_id

    for path in (PAGE, LIST):
        answer = client.get(path)
        assert f"seller:{seller_id}" in answer.headers["surrogate-key"].split()
        assert answer.headers["cache-control"].startswith("public")


def test_a_review_purges_the_pages_of_its_seller(
    client: TestClient, database: Database
) -> None:
    event = reviewed(database, 1)[0]
    with database.session() as session:
        session.execute(sa.text("delete from changes"))

    deliver(database, service, hidden(event))

    with database.session() as session:
        changes = session.execute(sa.text("select kind, ref_id from changes")).all()
    assert [tuple(change) for change in changes] == [("seller", event.seller_id)]


@pytest.mark.parametrize(
    "fields", [{"status": "suspended"}, {"status": "onboarding", "step": 160}]
)
def test_a_company_that_is_not_public_has_no_list(
    client: TestClient, database: Database, fields: dict[str, Any]
) -> None:
    saved(database, company(**fields))
    assert client.get(LIST).status_code == 404


def ratings(database: Database) -> list[tuple[int, float | None]]:
    """What the events published, the first one first."""
    statement = "select payload from outbox where type = :type order by id"
    wanted = {"type": SellerRatingChanged.type}
    with database.session() as session:
        data = list(session.execute(sa.text(statement), wanted).scalars())
    return [(each["review_count"], each["mean_rating"]) for each in data]


def test_other_services_get_the_rating_from_three_reviews_on(
    client: TestClient, database: Database
) -> None:
    events = reviewed(database, 3)
    deliver(database, service, hidden(events[0]), times=2)

    assert ratings(database) == [(0, None), (0, None), (3, 3.5), (0, None)]


def test_a_resync_publishes_the_rating_of_each_seller(
    client: TestClient, database: Database
) -> None:
    seller_id = reviewed(database, 3)[0].seller_id

    with database.session() as session:
        [(key, event)] = service.snapshots["ratings"](session, "", 10)
        assert service.snapshots["ratings"](session, key, 10) == []
    assert isinstance(event, SellerRatingChanged)
    assert (event.seller_id, event.mean_rating) == (seller_id, 3.5)


def test_an_erased_company_has_no_reviews(
    client: TestClient, database: Database
) -> None:
    owner_id = new_id()
    seller = saved(database, company(owner_id=owner_id))
    for _ in range(3):
        deliver(database, service, published(seller.id))

    deleted = UserDeleted(user_id=owner_id, version=9, deleted_at=now())
    deliver(database, service, deleted)

    with database.session() as session:
        assert session.execute(sa.select(table)).all() == []
    assert ratings(database) == [(0, None)]
