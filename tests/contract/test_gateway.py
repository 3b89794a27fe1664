"""Rules of the gateway that hold for every service."""

from typing import Any

import httpx
import pytest

from tests.contract.shapes import assert_refused


def test_unknown_api_paths_are_a_json_404(gateway: httpx.Client) -> None:
    assert_refused(gateway.get("/api/no-such-thing"), 404)
    assert_refused(gateway.post("/api/no/such/thing", json={}), 404)


def test_wrong_methods_are_a_json_405(gateway: httpx.Client) -> None:
    assert_refused(gateway.delete("/api/login"), 405)


@pytest.mark.parametrize("body", [b"{", b"[1", b"\xff\xfe", b'"text"'])
def test_a_broken_body_is_a_field_error(gateway: httpx.Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    assert_refused(gateway.post("/api/login", content=body, headers=headers), 422)


@pytest.mark.parametrize("path", ["/health/ready", "/metrics", "/internal/x"])
def test_internal_paths_are_not_routed(gateway: httpx.Client, path: str) -> None:
    assert gateway.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/api/currencies", "/api/webui/home", "/"])
def test_security_headers_are_set(gateway: httpx.Client, path: str) -> None:
    headers = gateway.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in headers
    assert "server" not in headers


def test_responses_are_compressed(gateway: httpx.Client) -> None:
    answer = gateway.get("/api/webui/allcategories", headers={"Accept-Encoding": "br"})
    assert answer.headers.get("content-encoding") == "br"


def test_a_too_large_body_is_refused(gateway: httpx.Client) -> None:
    answer = gateway.post("/api/login", content=b"x" * (2 << 20))
    assert answer.status_code == 413


def test_the_merged_openapi_names_every_owner(gateway: httpx.Client) -> None:
    document: dict[str, Any] = gateway.get("/api/openapi.json").json()
    tags = {
        tag
        for path in document["paths"].values()
        for operation in path.values()
        for tag in operation["tags"]
    }
    assert tags == {"auth", "catalog", "vendor", "engagement"}


def test_the_api_page_loads_nothing_from_other_hosts(gateway: httpx.Client) -> None:
    page = gateway.get("/api/docs")
    assert page.status_code == 200
    assert "https://" not in page.text.replace("https://spec.openapis.org", "")


def test_a_request_id_is_returned(gateway: httpx.Client) -> None:
    sent = {"X-Request-Id": "test-request-0001"}
    assert (
        gateway.get("/api/currencies", headers=sent).headers["x-request-id"]
        == sent["X-Request-Id"]
    )


def test_the_page_of_events_lists_each_and_loads_nothing_from_other_hosts(
    gateway: httpx.Client,
) -> None:
    told = gateway.get("/api/docs/asyncapi.json").json()["channels"]
    page = gateway.get("/api/docs/events")
    assert page.status_code == 200
    assert "vendor.seller_updated.v1" in told
    assert all(f'id="{event}"' in page.text for event in told)
    assert "https://" not in page.text
    assert "<script" not in page.text
