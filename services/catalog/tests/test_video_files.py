"""Videos in parts, and who may see them."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.commands import service
from servicekit.db import Database
from servicekit.testing.events import deliver

from . import factories
from .test_videos import sent
from .test_withheld_pictures import HEAD, REVIEWS, block, status
from .uploader import Uploader

BOTH = ("url", "poster_url")


@pytest.fixture
def uploader(client: TestClient, database: Database) -> Uploader:
    return Uploader(client, factories.seller(database))


@pytest.fixture
def product(uploader: Uploader, form: dict[str, Any]) -> Any:
    """Published, with a video."""
    return uploader.listed(form, video_id=sent(uploader)["id"], status="published")


def test_a_video_is_sent_in_parts(uploader: Uploader, product: Any) -> None:
    url = product["video"]["url"]
    whole = uploader.client.get(url).content
    size = len(whole)
    parts = {
        "bytes=0-99": (0, 100),
        "bytes=100-199": (100, 200),
        "bytes=-50": (size - 50, size),
        f"bytes={size - 7}-": (size - 7, size),
        "bytes=0-": (0, size),
        "bytes=10-99999999": (10, size),
    }
    for header, (start, stop) in parts.items():
        answer = uploader.client.get(url, headers={"Range": header})
        assert (answer.status_code, answer.content) == (206, whole[start:stop]), header
        assert answer.headers["content-range"] == f"bytes {start}-{stop - 1}/{size}"
        assert answer.headers["content-length"] == str(stop - start)


def test_multiple_ranges_return_the_entire_video(
    uploader: Uploader, product: Any
) -> None:
    url = product["video"]["url"]
    answer = uploader.client.get(url, headers={"Range": "bytes=0-1,5-6"})
    assert answer.status_code == 200
    assert "content-range" not in answer.headers


def test_a_range_behind_the_end_is_416(uploader: Uploader, product: Any) -> None:
    url = product["video"]["url"]
    size = len(uploader.client.get(url).content)
    answer = uploader.client.get(url, headers={"Range": f"bytes={size}-"})
    assert answer.status_code == 416
    assert answer.headers["content-range"] == f"bytes */{size}"
    assert answer.json()["code"] == "range_not_satisfiable"


def test_a_video_is_revalidated_by_its_etag(uploader: Uploader, product: Any) -> None:
    url = product["video"]["url"]
    answer = uploader.client.get(url)
    assert answer.headers["cache-control"] == "public, max-age=300"
    etag = answer.headers["etag"]
    known = uploader.client.get(url, headers={"If-None-Match": etag})
    assert (known.status_code, known.content) == (304, b"")
    for condition, code in ((etag, 206), ('"another"', 200)):
        headers = {"Range": "bytes=0-9", "If-Range": condition}
        assert uploader.client.get(url, headers=headers).status_code == code


@pytest.mark.parametrize("query", ["", "?until=9999999999&proof=00"])
@pytest.mark.parametrize("name", BOTH)
def test_a_video_of_a_blocked_product_is_404_for_strangers(
    uploader: Uploader, product: Any, name: str, query: str
) -> None:
    url = product["video"][name]
    answer = uploader.client.get(url)
    known = {"If-None-Match": answer.headers["etag"], "Range": "bytes=0-9"}
    block(uploader, product)
    refused = uploader.client.get(url + query, headers=known)
    assert refused.status_code == 404
    assert refused.headers["cache-control"] == "no-store"


def test_owner_and_administrator_still_see_a_blocked_video(
    uploader: Uploader, product: Any
) -> None:
    block(uploader, product)
    own = uploader.call("GET", f"/{product['id']}").json()["data"]["video"]
    path = f"{REVIEWS}/{product['id']}"
    seen = uploader.client.get(path, headers=HEAD).json()["data"]["video"]
    for url in (*(own[name] for name in BOTH), *(seen[name] for name in BOTH)):
        answer = uploader.client.get(url)
        assert answer.status_code == 200, url
        assert answer.headers["cache-control"] == "private, max-age=300"


def test_the_address_of_one_file_opens_no_other(
    uploader: Uploader, product: Any
) -> None:
    block(uploader, product)
    own = uploader.call("GET", f"/{product['id']}").json()["data"]["video"]
    proof = own["poster_url"].partition("?")[2]
    assert status(uploader, f"{product['video']['url']}?{proof}") == 404


def test_a_video_in_review_is_public_after_approval(
    uploader: Uploader, product: Any
) -> None:
    block(uploader, product)
    path = f"/{product['id']}/status"
    assert uploader.call("POST", path, {"status": "in_review"}).status_code == 200
    assert status(uploader, product["video"]["url"]) == 404
    uploader.client.post(f"{REVIEWS}/{product['id']}/approve", json={}, headers=HEAD)
    assert status(uploader, product["video"]["url"]) == 200


@pytest.mark.parametrize("name", BOTH)
def test_videos_of_a_suspended_company_are_404(
    uploader: Uploader, product: Any, database: Database, name: str
) -> None:
    firm = uploader.firm
    known = {"owner_id": firm.owner_id, "slug": firm.slug}
    for version, status_now, code in ((2, "suspended", 404), (3, "active", 200)):
        event = factories.seller_event(
            firm.id, version=version, status=status_now, **known
        )
        deliver(database, service, event)
        assert status(uploader, product["video"][name]) == code


@pytest.mark.parametrize(("other", "code"), [("published", 200), ("draft", 404)])
def test_a_video_of_two_products_is_public_if_one_is(
    uploader: Uploader, product: Any, other: str, code: int
) -> None:
    copied = uploader.call("POST", f"/{product['id']}/duplicate").json()["data"]
    if other != "draft":
        uploader.call("POST", f"/{copied['id']}/status", {"status": other})
    block(uploader, product)
    assert status(uploader, product["video"]["url"]) == code
