"""Calls 4-5, 7 and 11 of the specification's table, and the unit search."""

import httpx

from tests.contract.shapes import assert_has, assert_refused


def test_allcategories_nests_three_levels(gateway: httpx.Client) -> None:
    answer = gateway.get("/api/webui/allcategories")
    assert answer.status_code == 200
    industries = answer.json()["data"]
    assert len(industries) == 24
    assert_has(industries[0], {"id", "name", "name_ne", "slug", "icon", "childs"})
    second = industries[0]["childs"]["data"][0]
    assert_has(second, {"id", "name", "slug", "image", "childs"})
    assert_has(second["childs"]["data"][0], {"id", "name", "slug", "image"})


def test_allcategories_is_304_for_a_matching_etag(gateway: httpx.Client) -> None:
    etag = gateway.get("/api/webui/allcategories").headers["etag"]
    again = gateway.get("/api/webui/allcategories", headers={"If-None-Match": etag})
    assert again.status_code == 304


def test_level4_categories_have_id_and_name(gateway: httpx.Client) -> None:
    rows = gateway.get("/api/webui/level4Categories").json()["data"]
    assert rows
    assert_has(rows[0], {"id", "name", "slug", "path", "parent_id"})


def test_productrange_is_a_list_of_groups(gateway: httpx.Client, shop: str) -> None:
    groups = gateway.get(f"/api/webui/seller/{shop}/productrange").json()["data"]
    assert groups
    assert_has(groups[0], {"name", "slug", "products"})
    assert_has(groups[0]["products"]["data"][0], {"name", "slug"})


def test_productrange_of_an_unknown_shop_is_404(gateway: httpx.Client) -> None:
    assert_refused(gateway.get("/api/webui/seller/no-such-shop/productrange"), 404)


def test_currencies_are_not_enveloped(gateway: httpx.Client) -> None:
    body = gateway.get("/api/currencies").json()
    assert body["default"] == "NPR"
    assert_has(body["currencies"]["NPR"], {"locale", "name", "symbol", "rate"})


def test_unit_search_finds_a_unit(gateway: httpx.Client) -> None:
    rows = gateway.get("/api/productunitsearch", params={"q": "kilo"}).json()["data"]
    assert_has(rows[0], {"id", "name", "name_ne", "symbol", "dimension"})


def test_search_finds_three_spellings(gateway: httpx.Client) -> None:
    for spelling in ("tea", "chiya", "चिया"):
        found = gateway.get("/api/webui/search", params={"q": spelling}).json()
        assert found["meta"]["total"] > 0, spelling


def test_a_page_beyond_the_limit_is_a_field_error(gateway: httpx.Client) -> None:
    answer = gateway.get("/api/webui/search", params={"q": "tea", "page": 10**9})
    assert_refused(answer, 422, "page")
