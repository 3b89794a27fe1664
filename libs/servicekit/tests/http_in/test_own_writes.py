"""Only a signed-in caller's successful write marks the next pages as fresh."""

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from servicekit.http.own_writes import FreshAfterWrite

TOKEN = {"Authorization": "Bearer token"}
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


async def answer(request: Request) -> Response:
    made = Response(status_code=int(request.query_params.get("status", "200")))
    made.set_cookie("other", "1")
    return made


@pytest.fixture
def client() -> TestClient:
    app = Starlette(routes=[Route("/{path:path}", answer, methods=METHODS)])
    app.add_middleware(FreshAfterWrite)
    return TestClient(app)


@pytest.mark.parametrize("method", METHODS[1:])
def test_a_write_sets_the_own_write_cookie(client: TestClient, method: str) -> None:
    cookies = client.request(method, "/api/products", headers=TOKEN).headers.get_list(
        "set-cookie"
    )
    assert [each.split("=")[0] for each in cookies] == ["other", "haat_fresh"]
    assert "Max-Age=10; Path=/" in cookies[1]


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/api/products", TOKEN),
        ("POST", "/api/products", {}),
        ("POST", "/api/products?status=422", TOKEN),
        ("POST", "/api/webui/product/tea/view", TOKEN),
    ],
)
def test_a_request_that_changes_nothing_sets_no_cookie(
    client: TestClient, method: str, path: str, headers: dict[str, str]
) -> None:
    answer = client.request(method, path, headers=headers)
    assert "haat_fresh" not in answer.headers["set-cookie"]
