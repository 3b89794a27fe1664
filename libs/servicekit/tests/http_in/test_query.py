"""A query read as a model: the same answers and documents as FastAPI's own reading."""

from typing import Annotated, Any, Literal

import pytest
from fastapi import APIRouter, Depends, Query
from fastapi.testclient import TestClient
from pydantic import BaseModel, Field

from servicekit.http.app import create_app
from servicekit.http.envelope import Paged
from servicekit.http.query import QueryOf
from servicekit.settings import ServiceSettings

Colour = Annotated[str, Field(max_length=5)]


class Filters(BaseModel):
    q: str = Field("", max_length=5, description="Words")
    least: int | None = Field(None, ge=1)
    colours: list[Colour] = Field([], max_length=2)
    sort: Literal["new", "old"] = "new"


router = APIRouter()


@router.get("/theirs")
async def theirs(asked: Annotated[Filters, Query()]) -> Filters:
    return asked


@router.get("/ours")
async def ours(asked: Annotated[Filters, Depends(QueryOf(Filters))]) -> Filters:
    return asked


@router.get("/pages/{name}")
async def pages(name: str, paged: Paged) -> dict[str, int]:
    return {"offset": paged.offset, "limit": paged.limit}


@pytest.fixture
def client(settings: ServiceSettings) -> TestClient:
    return TestClient(create_app(settings, [router]))


@pytest.mark.parametrize(
    "query",
    [
        "",
        "q=tea&least=3&colours=red&colours=blue&sort=old&unknown=1",
        "q=a&q=b",
        "q=toolong",
        "least=",
        "least=0&sort=none",
        "colours=a&colours=b&colours=c",
        "colours=a&colours=purple",
        "q=%E0%A4%9A",
    ],
)
def test_it_reads_what_fastapi_reads(client: TestClient, query: str) -> None:
    told = [client.get(f"/{which}?{query}") for which in ("theirs", "ours")]
    assert told[0].status_code == told[1].status_code
    assert told[0].json() == told[1].json()


def test_it_is_documented_the_same(client: TestClient) -> None:
    document: dict[str, Any] = client.app.openapi()  # type: ignore[attr-defined]
    paths = document["paths"]
    assert paths["/ours"]["get"]["parameters"] == paths["/theirs"]["get"]["parameters"]
    named = [each["name"] for each in paths["/pages/{name}"]["get"]["parameters"]]
    assert named == ["name", "page", "per_page"]


def test_a_page_has_its_rows(client: TestClient) -> None:
    assert client.get("/pages/x?page=3").json() == {"offset": 40, "limit": 20}
    assert client.get("/pages/x?per_page=101").status_code == 422
