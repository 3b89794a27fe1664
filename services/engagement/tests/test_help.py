"""The help centre: search in both languages and scripts, safe HTML."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.support.help.jobs import sync_articles
from engagement.support.help.markdown import nodes_of
from engagement.support.help.models import HelpArticle, table
from servicekit.db import Database


@pytest.fixture
def articles(client: TestClient, database: Database) -> TestClient:
    with database.session() as session:
        sync_articles(session)
    return client


def slugs(client: TestClient, **params: str) -> list[Any]:
    rows = client.get("/api/webui/help", params=params).json()["data"]
    return [row["slug"] for row in rows]


@pytest.mark.parametrize(
    "q",
    ["verified badge", "प्रमाणित", "pramanit kagajat", "how do i get verified"],
)
def test_search_matches_an_article_in_each_language_and_script(
    articles: TestClient, q: str
) -> None:
    assert slugs(articles, q=q)[0] == "get-verified"


def test_unused_search_terms_match_nothing(articles: TestClient) -> None:
    assert slugs(articles, q="qqzzqqzz") == []


def test_buyers_and_sellers_get_their_articles_and_shared_ones(
    articles: TestClient,
) -> None:
    buying, selling = (
        slugs(articles, audience="buyer"),
        slugs(articles, audience="seller"),
    )

    assert "compare-quotes" in buying
    assert "compare-quotes" not in selling
    assert "bulk-upload" in selling
    assert "bulk-upload" not in buying
    assert "delete-account" in buying
    assert "delete-account" in selling


def test_an_article_has_related_ones(articles: TestClient) -> None:
    article = articles.get("/api/webui/knowledge-base/pan-bill-and-vat").json()["data"]

    assert "table" in [node["tag"] for node in article["body"]]
    assert "प्यान बिल" in str(article["body_ne"])
    assert 0 < len(article["related"]) <= 4
    assert "pan-bill-and-vat" not in [row["slug"] for row in article["related"]]


def test_an_unknown_article_is_not_found(articles: TestClient) -> None:
    assert articles.get("/api/webui/knowledge-base/no-such").status_code == 404


def test_every_article_is_in_both_languages(articles: TestClient) -> None:
    rows = articles.get("/api/webui/knowledge-base").json()["data"]

    assert len(rows) >= 16
    assert all(row["title_ne"] and row["summary_ne"] for row in rows)


def test_markup_and_scripts_are_escaped() -> None:
    [paragraph] = nodes_of("<script>alert(1)</script> [x](javascript:alert(1))")

    assert {node.tag for node in paragraph.children} == {""}


def test_a_text_is_a_tree_of_allowed_elements() -> None:
    [listing] = nodes_of("- **Share** a [list](/buyer/wishlists)")

    [item] = listing.children
    assert (listing.tag, item.tag) == ("ul", "li")
    assert [node.tag for node in item.children] == ["strong", "", "a"]
    assert item.children[2].href == "/buyer/wishlists"


def test_a_new_version_replaces_what_it_has_changed(
    articles: TestClient, database: Database
) -> None:
    with database.session() as session:
        session.execute(
            table.update()
            .where(table.c.slug == "limits")
            .values(title="Old", digest="")
        )
        session.execute(
            table.update().where(table.c.slug == "wishlists").values(slug="gone")
        )

    with database.session() as session:
        assert sync_articles(session) == 2
        assert session.get(HelpArticle, "limits").title != "Old"  # type: ignore[union-attr]
        assert session.get(HelpArticle, "gone") is None
        assert sync_articles(session) == 0
