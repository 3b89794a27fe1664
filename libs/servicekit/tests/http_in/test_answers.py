"""Lists, ETags, limits, request ids and metrics of responses."""

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from servicekit.db import Database


def test_a_list_has_page_links_and_totals(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        many = "insert into things (name) select 'n' from generate_series(1, 45)"
        session.execute(text(many))
    body = client.get("/things?page=2&per_page=20&x=a%26b").json()
    assert len(body["data"]) == 20
    assert body["links"] == {
        "first": "/things?per_page=20&x=a%26b&page=1",
        "last": "/things?per_page=20&x=a%26b&page=3",
        "prev": "/things?per_page=20&x=a%26b&page=1",
        "next": "/things?per_page=20&x=a%26b&page=3",
    }
    assert body["meta"] == {
        "current_page": 2,
        "last_page": 3,
        "per_page": 20,
        "total": 45,
        "facets": {"a": 1},
    }


def test_an_empty_list_has_one_page(client: TestClient) -> None:
    body = client.get("/things").json()
    assert (body["data"], body["meta"]["last_page"]) == ([], 1)
    assert (body["links"]["prev"], body["links"]["next"]) == (None, None)


@pytest.mark.parametrize(
    "query",
    ["page=0", "page=x", "per_page=101", "per_page=1e9", "page=99999999999999999999"],
)
def test_a_page_beyond_the_limit_is_422(client: TestClient, query: str) -> None:
    answer = client.get(f"/things?{query}")
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [query.split("=")[0]]


@pytest.mark.parametrize("known", ["{}", "W/{}", '"other", {}'])
def test_a_matching_etag_is_304_without_a_body(client: TestClient, known: str) -> None:
    etag = client.get("/public").headers["etag"]
    answer = client.get("/public", headers={"If-None-Match": known.format(etag)})
    assert (answer.status_code, answer.content) == (304, b"")
    assert answer.headers["etag"] == etag


def test_only_public_responses_are_cacheable(client: TestClient) -> None:
    public = client.get("/public")
    assert public.json() == {"data": "नेपाल"}
    assert public.headers["cache-control"].startswith("public, max-age=0, s-maxage=20")
    assert client.get("/things").headers["cache-control"] == "no-store"


def test_a_public_response_has_surrogate_keys_unless_the_caller_is_signed_in(
    client: TestClient,
) -> None:
    service = client.app.state.settings.name  # type: ignore[attr-defined]
    assert client.get("/public").headers["surrogate-key"] == service
    own = client.get("/public", headers={"Authorization": "Bearer token"})
    assert own.headers["cache-control"] == "private, no-cache"
    assert "surrogate-key" not in own.headers


def test_too_many_requests_are_429_with_retry_after(client: TestClient) -> None:
    answers = [client.get("/limited") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert 1 <= int(answers[2].headers["retry-after"]) <= 61
    assert answers[2].json()["code"] == "too_many_requests"


def test_the_limit_counts_the_visitor_and_not_varnish(client: TestClient) -> None:
    through = {"X-Forwarded-For": "9.9.9.9, 10.0.0.7"}
    answers = [
        client.get("/limited", headers={**through, "X-Real-Ip": f"9.9.{n}.9"})
        for n in range(4)
    ]
    assert {answer.status_code for answer in answers} == {200}


def test_the_limit_counts_the_address_that_the_gateway_saw(client: TestClient) -> None:
    for spoofed in ("1.1.1.1", "2.2.2.2", "3.3.3.3"):
        headers = {"X-Forwarded-For": f"{spoofed}, 9.9.9.9"}
        last = client.get("/limited", headers=headers)
    assert last.status_code == 429
    elsewhere = client.get("/limited", headers={"X-Forwarded-For": "8.8.8.8"})
    assert elsewhere.status_code == 200


@pytest.mark.parametrize("sent", ["abcdefgh", "0190-aa_bb-CC"])
def test_a_valid_request_id_is_used(client: TestClient, sent: str) -> None:
    answer = client.get("/public", headers={"X-Request-Id": sent})
    assert answer.headers["x-request-id"] == sent


@pytest.mark.parametrize("sent", ["short", "x" * 65, "a b c d e f g", "<script>"])
def test_an_invalid_request_id_is_replaced(client: TestClient, sent: str) -> None:
    answer = client.get("/public", headers={"X-Request-Id": sent})
    assert answer.headers["x-request-id"] != sent
    assert len(answer.headers["x-request-id"]) == 36


def test_metrics_count_by_route_not_by_address(client: TestClient) -> None:
    client.get("/refused")
    client.get("/nowhere/at/all")
    page = client.get("/metrics").text
    assert 'http_requests_total{method="GET",route="/refused",status="409"}' in page
    assert "/nowhere" not in page
