"""The three spellings, through the gateway: both words of each pair in np_pairs.tsv
find each other."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.contract.people import eventually

ROOT = Path(__file__).parents[2]
DATA = ROOT / "services" / "catalog" / "tests" / "data" / "np_pairs.tsv"
PAIRS = [tuple(line.split("\t")[:2]) for line in DATA.read_text().splitlines()[1:]]
SPELLINGS = sorted({word for pair in PAIRS for word in pair})
WITHIN_S = 10


@pytest.fixture(scope="module")
def mark() -> str:
    """A unique token of this run, in digits, so that it is not folded."""
    return str(secrets.randbelow(10**9) + 10**9)


@pytest.fixture(scope="module")
def goods(seller: httpx.Client, mark: str) -> Iterator[dict[str, str]]:
    """Word -> slug of a product named by it alone; they are removed at the end."""
    form = {
        "category_id": _leaf(seller),
        "unit_id": _got(seller, "/api/productunitsearch")[0]["id"],
        "price": "100",
        "moq": 1,
        "status": "published",
        "keywords": [mark],
    }
    made = [_made(seller, {**form, "name": f"{word} {mark}"}) for word in SPELLINGS]
    slugs = {word: each["slug"] for word, each in zip(SPELLINGS, made, strict=True)}
    last = slugs[SPELLINGS[-1]]
    eventually(lambda: last in found(seller, mark, page=-1), WITHIN_S)
    yield slugs
    for each in made:
        assert seller.delete(f"/api/products/{each['id']}").status_code == 204


def _got(client: httpx.Client, path: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = client.get(path).json()["data"]
    return rows


def _leaf(client: httpx.Client) -> str:
    return str(_got(client, "/api/webui/level4Categories")[0]["id"])


def _made(seller: httpx.Client, form: dict[str, Any]) -> dict[str, Any]:
    answer = seller.post("/api/products", json=form)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


def found(client: httpx.Client, q: str, page: int = 1) -> set[str]:
    """Slugs of a page of a hundred; of all pages with page=-1."""
    asked: dict[str, Any] = {"q": q, "per_page": 100, "page": abs(page)}
    body = client.get("/api/webui/search", params=asked).json()
    slugs = {row["slug"] for row in body["data"]}
    if page < 0 and abs(page) < body["meta"]["last_page"]:
        slugs |= found(client, q, page - 1)
    return slugs


def test_all_pairs_of_spellings_find_each_other_in_both_directions(
    gateway: httpx.Client, goods: dict[str, str], mark: str
) -> None:
    missed = []
    for written, typed in PAIRS:
        forth = goods[written] in found(gateway, f"{typed} {mark}")
        back = goods[typed] in found(gateway, f"{written} {mark}")
        if not (forth and back):
            missed.append((written, typed))
    print(f"promise: {len(PAIRS) - len(missed)} of {len(PAIRS)} pairs, both ways")
    assert missed == []


TYPOS = {
    "cemnt": "cement",
    "furnitur": "furniture",
    "tractr": "tractor",
    "pashmna": "pashmina",
    "birgnj": "birgunj",
    "coffe": "coffee",
    "kathmndu": "kathmandu",
}


@pytest.mark.parametrize("typo", TYPOS)
def test_a_typing_error_still_finds_the_product(
    gateway: httpx.Client, goods: dict[str, str], mark: str, typo: str
) -> None:
    assert goods[TYPOS[typo]] in found(gateway, f"{typo} {mark}")
