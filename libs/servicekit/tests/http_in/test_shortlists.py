"""Which router answers is what it was: only who is asked changed."""

import httpx
import pytest
from fastapi import APIRouter, FastAPI, Request
from fastapi.testclient import TestClient

from servicekit.http.shortlists import Shortlists

PATHS = (
    "/api/goods/{slug}",
    "/api/goods/{slug}/files/{path:path}",
    "/api/goods/new",
    "/api/{kind}/all",
    "/deep/a/b/c/d",
    "/short",
)


def _application() -> FastAPI:
    app = FastAPI()
    for number, path in enumerate(PATHS):
        router = APIRouter()
        for method in ("GET", "POST")[: 1 + number % 2]:
            router.add_api_route(path, _answer(path), methods=[method])
        app.include_router(router)
    return app


def _answer(path: str):  # type: ignore[no-untyped-def]
    def answer(request: Request) -> dict[str, object]:
        return {"path": path, "params": request.path_params}

    return answer


@pytest.fixture
def both() -> tuple[TestClient, TestClient]:
    plain, quick = _application(), _application()
    quick.router.middleware_stack = Shortlists(quick.router)
    return TestClient(plain), TestClient(quick)


def _said(answer: httpx.Response) -> tuple[int, bytes, str]:
    return answer.status_code, answer.content, answer.headers.get("allow", "")


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "HEAD"])
@pytest.mark.parametrize(
    "path",
    [
        "/api/goods/rice",
        "/api/goods/new",
        "/api/goods/rice/files/a/b/c.pdf",
        "/api/goods/all",
        "/api/shops/all",
        "/api/shops/some",
        "/api/goods",
        "/api/goods/",
        "/deep/a/b/c/d",
        "/deep/a/b/c",
        "/deep/a/x/c/d",
        "/short",
        "/short/er",
        "/short/",
        "/",
        "//api/goods/rice",
        "/%61pi/goods/new",
    ],
)
def test_every_path_is_answered_as_without_shortlists(
    both: tuple[TestClient, TestClient], method: str, path: str
) -> None:
    plain, quick = (_said(each.request(method, path)) for each in both)
    assert quick == plain


def test_what_strangers_ask_for_is_not_kept_for_ever() -> None:
    app = _application()
    lists = app.router.middleware_stack = Shortlists(app.router)
    with TestClient(app) as client:
        for number in range(1_100):
            client.get(f"/no/such/{number}")
    assert lists._shortlist.cache_info().currsize == 1_024
