"""Views of a seller's products: without a price, and with a low quality."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.sellers.models import Seller

from . import factories
from .test_listings import URL, create


def test_views_have_what_needs_a_price_or_a_better_description(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    on_request = {"price": None, "price_tiers": [], "price_on_request": True}
    whole = {
        "name_ne": "पूरा",
        "description": "x" * 100,
        "specs": {"a": "1", "b": "2", "c": "3"},
        "keywords": ["a", "b", "c"],
        "lead_time_days": 3,
    }
    create(client, firm, {**form, **on_request, "name": "No price"})
    good = create(client, firm, {**form, **whole, "name": "Good"})
    head = factories.as_owner(firm)
    names = {}
    for view in ("without_price=true", "quality_below=60", "quality_below=100"):
        page = client.get(f"{URL}?{view}", headers=head).json()
        names[view] = sorted(row["name"] for row in page["data"])
        assert page["meta"]["total"] == len(names[view])
        assert page["meta"]["counts"]["without_price"] == 1
    assert good["quality"]["score"] == 70
    assert names["without_price=true"] == names["quality_below=60"] == ["No price"]
    assert names["quality_below=100"] == ["Good", "No price"]


@pytest.mark.parametrize("at", [69, 70, 71])
def test_the_filter_by_quality_has_the_score_of_the_list(
    client: TestClient, firm: Seller, form: dict[str, Any], at: int
) -> None:
    made = create(client, firm, {**form, "keywords": ["a", "b", "c"]})
    score = made["quality"]["score"]
    page = client.get(
        f"{URL}?quality_below={score + at - 70}", headers=factories.as_owner(firm)
    ).json()
    assert page["meta"]["total"] == (1 if at > 70 else 0)
