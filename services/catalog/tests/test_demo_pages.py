"""Pages of the demo marketplace; seeded once, because every test only reads."""

import shutil
from collections.abc import Iterator

import pytest
import pyvips
from fastapi.testclient import TestClient

from catalog.images import paths
from catalog.main import build
from catalog.settings import CatalogSettings
from servicekit.testing.service import on_nothing
from servicekit.testing.tokens import verifier

from .market import open_market
from .searching import search


@pytest.fixture(scope="module")
def market(settings: CatalogSettings) -> Iterator[TestClient]:
    shutil.rmtree(settings.index_home, ignore_errors=True)
    app = build(settings, verifier(settings))
    with on_nothing(app) as client:
        open_market(app.state.database)
        yield client


def test_home_has_every_rail(market: TestClient) -> None:
    home = market.get("/api/webui/home").json()["data"]
    assert len(home["categories"]) == 24
    assert sum(each["product_count"] for each in home["categories"]) > 500
    assert len(home["featured_products"]) == 12
    assert [len(firm["products"]) for firm in home["featured_sellers"]] == [3] * 6
    assert len(home["latest_requirements"]) == 12


def test_tree_nests_three_levels_and_answers_304(market: TestClient) -> None:
    answer = market.get("/api/webui/allcategories")
    industries = answer.json()["data"]
    assert industries[0]["childs"]["data"][0]["childs"]["data"][0]["slug"]
    etag = {"If-None-Match": answer.headers["etag"]}
    assert market.get("/api/webui/allcategories", headers=etag).status_code == 304


@pytest.mark.parametrize("spelling", ["chamal", "chaamal", "चामल", "rice"])
def test_four_spellings_find_the_same_rice(market: TestClient, spelling: str) -> None:
    found, rice = search(market, spelling), search(market, "rice")
    assert found["meta"]["total"] == rice["meta"]["total"] > 5
    assert found["meta"]["corrected_q"] is None


def test_a_seeded_picture_has_the_cache_headers_of_others(market: TestClient) -> None:
    answer = market.get("/storage/products/rice.webp")
    assert answer.headers["content-type"] == "image/webp"
    assert answer.headers["cache-control"] == "public, max-age=300"
    known = {"If-None-Match": answer.headers["etag"]}
    again = market.get("/storage/products/rice.webp", headers=known)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(("width", "expected"), [(320, 320), (500, 320), (640, 600)])
def test_a_seeded_picture_has_a_small_size_for_lists(
    market: TestClient, width: int, expected: int
) -> None:
    answer = market.get("/storage/products/rice.webp", params={"w": width})
    assert pyvips.Image.new_from_buffer(answer.content, "").width == expected


def test_a_picture_without_a_small_size_is_served_in_full(market: TestClient) -> None:
    original = market.get("/storage/products/rice.webp").content
    market.app.state.storage.put(paths.own("old"), original)  # type: ignore[attr-defined]
    answer = market.get("/storage/products/old.webp", params={"w": 320})
    assert answer.content == original
    assert answer.headers["cache-control"] == "public, max-age=300"


@pytest.mark.parametrize("name", ["none.webp", "..%2f..%2fetc%2fpasswd", "rice.svg"])
def test_unknown_files_are_a_json_404(market: TestClient, name: str) -> None:
    answer = market.get(f"/storage/products/{name}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
