"""The video of a product: uploaded, taken by a product, deleted when unused."""

from datetime import datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.images import removal as pictures
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from catalog.videos import removal
from catalog.videos.models import videos
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.videos import Clip, encoded

from . import factories
from .uploader import Uploader, objects

PATH = "/api/products/videos"


@pytest.fixture
def uploader(client: TestClient, firm: Seller) -> Uploader:
    return Uploader(client, firm)


@pytest.fixture
def other(client: TestClient, database: Database) -> Uploader:
    return Uploader(client, factories.seller(database))


def send(uploader: Uploader, content: bytes = b"", **headers: str) -> Any:
    file = {"file": ("rice.mp4", content or encoded(Clip()))}
    head = uploader.headers | headers
    return uploader.client.post(PATH, files=file, headers=head)


def sent(uploader: Uploader) -> Any:
    answer = send(uploader)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]


def cleaned(database: Database) -> None:
    for duty in (removal.clean, pictures.sweep):
        with database.session() as session:
            duty(session)


def count(database: Database) -> int:
    with database.session() as session:
        counted = sa.select(sa.func.count()).select_from(videos)
        return int(session.execute(counted).scalar_one())


def skip_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    later = now() + timedelta(days=1, minutes=1)
    monkeypatch.setattr(removal, "now", lambda: later)


def test_a_video_is_served_with_its_poster(uploader: Uploader) -> None:
    made = sent(uploader)
    assert made == {
        "id": made["id"],
        "url": f"/storage/products/videos/{made['id']}.mp4",
        "poster_url": f"/storage/products/videos/{made['id']}.webp",
        "seconds": 2,
        "width": 320,
        "height": 240,
        "created_at": made["created_at"],
    }
    age = now() - datetime.fromisoformat(made["created_at"])
    assert timedelta() <= age < timedelta(minutes=1)
    video = uploader.client.get(made["url"])
    assert video.content[4:8] == b"ftyp"
    assert video.headers["content-type"] == "video/mp4"
    assert video.headers["x-content-type-options"] == "nosniff"
    assert video.headers["accept-ranges"] == "bytes"
    assert int(video.headers["content-length"]) == len(video.content)
    poster = uploader.client.get(f"{made['poster_url']}?w=320")
    assert poster.headers["content-type"] == "image/webp"


def test_a_seller_and_buyers_see_the_video_of_a_product(
    uploader: Uploader, form: dict[str, Any]
) -> None:
    video = sent(uploader)
    product = uploader.listed(form, video_id=video["id"], status="published")
    assert product["video"] == video
    page = uploader.client.get(f"/api/webui/product/{product['slug']}")
    assert page.json()["data"]["video"] == video
    (listed,) = uploader.call("GET", "").json()["data"]
    assert listed["video"] == video


def test_a_product_without_a_video_has_null(
    uploader: Uploader, form: dict[str, Any]
) -> None:
    product = uploader.listed(form, status="published")
    page = uploader.client.get(f"/api/webui/product/{product['slug']}")
    assert (product["video"], page.json()["data"]["video"]) == (None, None)


def test_a_video_belongs_to_one_product_and_its_seller(
    uploader: Uploader, other: Uploader, form: dict[str, Any]
) -> None:
    taken, theirs = sent(uploader), sent(other)
    uploader.listed(form, video_id=taken["id"])
    for video_id in (taken["id"], theirs["id"], str(new_id())):
        refused = uploader.call("POST", "", {**form, "video_id": video_id})
        assert refused.status_code == 422
        code = refused.json()["reasons"]["video_id"]["code"]
        assert code == "video_not_yours"


def test_a_changed_product_has_the_video_of_the_form(
    uploader: Uploader, form: dict[str, Any]
) -> None:
    first, second = sent(uploader), sent(uploader)
    product = uploader.listed(form, video_id=first["id"])
    path = f"/{product['id']}"
    for video_id in (first["id"], second["id"], None, second["id"]):
        changed = uploader.call("PUT", path, {**form, "video_id": video_id})
        video = changed.json()["data"]["video"]
        assert (video and video["id"]) == video_id
    # As with `image_ids`: a form without the field is a product without a video.
    assert uploader.call("PUT", path, form).json()["data"]["video"] is None


def test_an_edit_in_place_leaves_the_video(
    uploader: Uploader, form: dict[str, Any]
) -> None:
    video = sent(uploader)
    product = uploader.listed(form, video_id=video["id"])
    edit = {"version": product["version"], "moq": 7}
    edited = uploader.call("PATCH", f"/{product['id']}", edit).json()["data"]
    assert edited["video"] == video


def test_an_unused_video_is_deleted_after_a_day(
    uploader: Uploader,
    database: Database,
    settings: CatalogSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    video = sent(uploader)
    cleaned(database)
    assert len(objects(settings, uploader.firm)) == 2
    skip_a_day(monkeypatch)
    cleaned(database)
    assert objects(settings, uploader.firm) == []
    for url in (video["url"], video["poster_url"]):
        assert uploader.client.get(url).status_code == 404


def test_a_replaced_video_is_deleted_after_a_day_and_the_new_one_stays(
    uploader: Uploader,
    form: dict[str, Any],
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old, new = sent(uploader), sent(uploader)
    product = uploader.listed(form, video_id=old["id"])
    uploader.call("PUT", f"/{product['id']}", {**form, "video_id": new["id"]})
    cleaned(database)
    assert count(database) == 2
    skip_a_day(monkeypatch)
    cleaned(database)
    assert uploader.client.get(old["url"]).status_code == 404
    assert uploader.client.get(new["url"]).status_code == 200


def test_a_duplicates_video_remains_when_the_original_has_another(
    uploader: Uploader,
    form: dict[str, Any],
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    video = sent(uploader)
    product = uploader.listed(form, video_id=video["id"])
    copied = uploader.call("POST", f"/{product['id']}/duplicate").json()["data"]
    assert copied["video"] == video
    skip_a_day(monkeypatch)
    uploader.call("PUT", f"/{product['id']}", form)
    cleaned(database)
    assert uploader.client.get(video["url"]).status_code == 200
    uploader.call("PUT", f"/{copied['id']}", form)
    with database.session() as session:
        loose = session.execute(sa.select(videos.c.waiting_since)).scalar_one()
    assert loose is not None


def test_videos_of_an_erased_seller_leave_storage(
    uploader: Uploader,
    form: dict[str, Any],
    database: Database,
    settings: CatalogSettings,
) -> None:
    uploader.listed(form, video_id=sent(uploader)["id"])
    sent(uploader)
    gone = factories.seller_event(
        uploader.firm.id, version=9, owner_id=uploader.firm.owner_id, is_forgotten=True
    )
    deliver(database, service, gone)
    cleaned(database)
    assert (objects(settings, uploader.firm), count(database)) == ([], 0)
