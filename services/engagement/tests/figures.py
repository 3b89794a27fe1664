"""A dashboard's figures, and the rows behind their links."""

from typing import Any
from urllib.parse import urlsplit

from fastapi.testclient import TestClient

Data = dict[str, Any]


def home(client: TestClient, who: Any, side: str, days: int = 30) -> Data:
    answer = client.get(f"/api/dashboard/{side}?days={days}", headers=who)
    assert answer.status_code == 200, answer.text
    data: Data = answer.json()["data"]
    return data


def figures(data: Data) -> dict[str, tuple[int, int | None]]:
    return {one["key"]: (one["value"], one["before"]) for one in data["figures"]}


def rows_behind(client: TestClient, who: Any, link: str) -> int:
    """As the screen of that address requests them."""
    address = urlsplit(link)
    _, side, noun = address.path.split("/")
    if noun == "wishlists":
        return len(client.get("/api/wishlists", headers=who).json()["data"])
    # Cases have no sides: both read the same.
    of_side = "" if noun == "cases" else f"as={side}&"
    url = f"/api/{noun}?{of_side}{address.query}&per_page=100"
    answer = client.get(url, headers=who)
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["data"]) == answer.json()["meta"]["total"]
    return len(answer.json()["data"])


def every_link(data: Data) -> list[tuple[str, int, str]]:
    counted = [(one["key"], one["value"], one["link"]) for one in data["figures"]]
    return counted + [(one["kind"], one["count"], one["link"]) for one in data["todo"]]


def check_links(client: TestClient, who: Any, data: Data) -> None:
    for key, value, link in every_link(data):
        assert rows_behind(client, who, link) == value, (key, link)
