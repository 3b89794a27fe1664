"""Search: three spellings, filters, sort, facets, correction, ranking."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from pydantic import TypeAdapter
from sqlalchemy import Engine, event

from catalog.search.schemas import SearchPage
from catalog.synonyms.seed import write_synonyms
from servicekit.db import Database
from servicekit.spelling.fold import fold

from . import factories
from .searching import search, slugs, suggest

pytestmark = pytest.mark.search

LINES = (Path(__file__).parent / "data" / "np_pairs.tsv").read_text().splitlines()[1:]
PAIRS = [(line.split("\t")[0], line.split("\t")[1]) for line in LINES]


@pytest.fixture
def statements(database: Database) -> Iterator[list[str]]:
    """Every statement the read engine sends."""
    sent: list[str] = []
    engine: Engine = database.reads.sync_engine

    def record(_c: object, _cursor: object, statement: str, *_: object) -> None:
        sent.append(statement)

    event.listen(engine, "before_cursor_execute", record)
    yield sent
    event.remove(engine, "before_cursor_execute", record)


def test_every_spelling_finds_the_other(client: TestClient, database: Database) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        write_synonyms(session)
        category_id = factories.category(session).id
        kg = factories.unit(session).id
        for number, (written, typed) in enumerate(PAIRS):
            known = {"category_id": category_id, "unit_id": kg}
            named = {"slug": f"written-{number}", "name": written}
            factories.product(session, firm, **known, **named)
            named = {"slug": f"typed-{number}", "name": typed}
            factories.product(session, firm, **known, **named)
    missed = []
    for number, (written, typed) in enumerate(PAIRS):
        found = slugs(search(client, typed, per_page=100))
        back = slugs(search(client, written, per_page=100))
        if f"written-{number}" not in found or f"typed-{number}" not in back:
            missed.append((written, typed))
    assert missed == []


@pytest.mark.parametrize(("one", "other"), [("1100", "110"), ("dal", "tel")])
def test_different_terms_do_not_match(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_a_misspelling_is_corrected_and_the_response_names_it(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        factories.product(session, firm, slug="pashmina", name="Pashmina shawl")
    found = search(client, "pashmna shawl")
    assert slugs(found) == ["pashmina"]
    assert found["meta"]["corrected_q"] == "pashmina shawl"


@pytest.mark.parametrize("q", ["zzzqqq", "中文", "%_", "' or 1=1 --", "\\", "ॐ"])
def test_unusual_queries_have_no_results_and_no_errors(
    client: TestClient, database: Database, q: str
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        factories.product(session, firm)
    assert search(client, q)["meta"]["total"] == 0


def test_products_of_a_suspended_seller_are_not_public(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        factories.product(session, firm, slug="rice", name="Rice")
    factories.seller(database, seller_id=firm.id, version=2, status="suspended")
    assert search(client, "rice")["meta"]["total"] == 0
    assert client.get("/api/webui/product/rice").status_code == 404
    assert client.get(f"/api/webui/seller/{firm.slug}/products").status_code == 404


def test_drafts_are_not_public(client: TestClient, database: Database) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        factories.product(session, firm, slug="draft", status="draft")
    assert search(client)["meta"]["total"] == 0
    assert client.get("/api/webui/product/draft").status_code == 404


def test_filters_and_facets_agree(client: TestClient, database: Database) -> None:
    here = factories.seller(database, province_id=1, is_verified=True)
    there = factories.seller(database, province_id=2, is_verified=False)
    with database.session() as session:
        grains = factories.category(session, "grains", is_leaf=False)
        rice = factories.category(session, "rice", parent=grains)
        factories.product(session, here, slug="a", price=50, category_id=rice.id)
        factories.product(session, there, slug="b", price=150, category_id=rice.id)
        factories.product(session, there, slug="c", price=None)
    found = search(client, category="grains", province=1)
    assert slugs(found) == ["a"]
    facets = found["meta"]["facets"]
    assert [(p["id"], p["count"]) for p in facets["provinces"]] == [(1, 1), (2, 1)]
    assert facets["categories"][0] | {"count": 1} == facets["categories"][0]
    assert slugs(search(client, verified=True)) == ["a"]
    prices = search(client, category="grains", price_max=60)["meta"]["facets"]["price"]
    assert (prices["min"], prices["max"]) == ("50.00", "150.00")
    assert slugs(search(client, price_min=60)) == ["b"]
    assert slugs(search(client, sort="price_desc")) == ["b", "a", "c"]
    assert slugs(search(client, sort="price_asc")) == ["a", "b", "c"]


def test_the_response_has_the_documented_shape(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        factories.product(session, firm)
    TypeAdapter(SearchPage).validate_python(search(client, "rice"))
    TypeAdapter(SearchPage).validate_python(search(client, type="suppliers"))


def test_a_verified_seller_ranks_higher_within_its_rank_only(
    client: TestClient, database: Database
) -> None:
    plain = factories.seller(database, is_verified=False)
    verified = factories.seller(database, is_verified=True)
    with database.session() as session:
        factories.product(session, plain, slug="title", name="Honey")
        factories.product(session, verified, slug="lifted", name="Honey")
        factories.product(
            session, verified, slug="text", name="Jar", keywords=["honey"]
        )
    assert slugs(search(client, "honey")) == ["lifted", "title", "text"]


def test_suppliers_match_by_name_and_by_products(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database, company_name="Suryodaya Tea Estate")
    factories.seller(database, company_name="Kanchan Steel")
    with database.session() as session:
        factories.product(session, firm, name="Green leaves")
    for q in ("suryodaya", "सूर्योदय", "leaves"):
        found = search(client, q, type="suppliers")
        assert [row["slug"] for row in found["data"]] == [firm.slug]
    assert search(client, "suryodya", type="suppliers")["meta"]["total"] == 1


def test_a_page_of_24_takes_one_statement(
    client: TestClient, database: Database, statements: list[str]
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        known = {
            "category_id": factories.category(session).id,
            "unit_id": factories.unit(session).id,
        }
        for number in range(30):
            factories.product(session, firm, slug=f"rice-{number}", **known)
    search(client, "rice")  # reads the reference data
    statements.clear()
    found = search(client, "rice", verified=True)
    assert len(found["data"]) == 24
    assert found["meta"]["total"] == 30
    assert found["links"]["next"].endswith("page=2")
    assert len([s for s in statements if "SELECT" in s.upper()]) == 1


def test_suggestions_have_three_groups(client: TestClient, database: Database) -> None:
    firm = factories.seller(database, company_name="Rice House")
    with database.session() as session:
        category = factories.category(session, "rice")
        factories.product(session, firm, name="Rice", category_id=category.id)
    for typed in ("ri", "ric", "rice"):
        hints = suggest(client, typed)
        found = {name: len(rows) for name, rows in hints.items()}
        assert found == {"products": 1, "categories": 1, "suppliers": 1}
    assert suggest(client, "r")["products"] == []


@pytest.mark.parametrize(
    "query",
    ["page=0", "per_page=101", "sort=best", "price_min=-1", "province=x", "moq_max=0"],
)
def test_an_invalid_parameter_is_a_field_error(client: TestClient, query: str) -> None:
    answer = client.get(f"/api/webui/search?{query}")
    assert answer.status_code == 422
    assert query.split("=")[0] in answer.json()["errors"]
