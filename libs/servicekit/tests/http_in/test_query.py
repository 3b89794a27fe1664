"""Filters and the page of a list in one query string."""

from typing import Annotated, Any, Literal

import pytest
from fastapi import APIRouter, Query
from fastapi.testclient import TestClient
from pydantic import BaseModel, Field

from servicekit.http.app import create_app
from servicekit.http.envelope import Paged
from servicekit.settings import ServiceSettings

Colour = Annotated[str, Field(max_length=5)]


class Filters(BaseModel):
    q: str = Field("", max_length=5, description="Words")
    least: int | None = Field(None, ge=1)
    colours: list[Colour] = Field([], max_length=2)
    sort: Literal["new", "old"] = "new"


router = APIRouter()


@router.get("/filtered")
async def filtered(
    paged: Paged, asked: Annotated[Filters, Query()]
) -> dict[str, object]:
    return {**asked.model_dump(), "offset": paged.offset}


@router.get("/pages/{name}")
async def pages(name: str, paged: Paged) -> dict[str, int]:
    return {"offset": paged.offset, "limit": paged.limit}


@pytest.fixture
def client(settings: ServiceSettings) -> TestClient:
    return TestClient(create_app(settings, [router]))


def test_filters_and_page_are_read_together(client: TestClient) -> None:
    query = "q=tea&least=3&colours=red&colours=blue&sort=old&page=2"
    assert client.get(f"/filtered?{query}").json() == {
        "q": "tea",
        "least": 3,
        "colours": ["red", "blue"],
        "sort": "old",
        "offset": 20,
    }


def test_an_unknown_parameter_is_refused_at_its_name(client: TestClient) -> None:
    answer = client.get("/filtered?q=tea&lang=ne&utm_source=x&colors=red")

    assert answer.status_code == 422
    unknown = {"code": "unknown_field", "params": {}}
    assert answer.json()["reasons"] == {"utm_source": unknown, "colors": unknown}
    assert client.get("/filtered?q=tea&lang=ne").status_code == 200


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("q=toolong", "q"),
        ("least=0", "least"),
        ("least=", "least"),
        ("colours=a&colours=purple", "colours.1"),
        ("page=0", "page"),
    ],
)
def test_an_error_names_the_parameter(
    client: TestClient, query: str, field: str
) -> None:
    answer = client.get(f"/filtered?{query}")
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]


def test_every_parameter_is_documented(client: TestClient) -> None:
    document: dict[str, Any] = client.app.openapi()  # type: ignore[attr-defined]
    operations = {path: each["get"] for path, each in document["paths"].items()}
    named = {
        path: [each["name"] for each in operations[path]["parameters"]]
        for path in ("/filtered", "/pages/{name}")
    }
    assert set(named["/filtered"]) == {*Filters.model_fields, "page", "per_page"}
    assert named["/pages/{name}"] == ["name", "page", "per_page"]


def test_a_page_returns_its_rows(client: TestClient) -> None:
    assert client.get("/pages/x?page=3").json() == {"offset": 40, "limit": 20}
    assert client.get("/pages/x?per_page=101").status_code == 422
