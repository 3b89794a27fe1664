"""The administrator's list of companies: filters, sort and export."""

from datetime import timedelta
from typing import Any

from fastapi.testclient import TestClient

from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .companies import company, saved, verified
from .verifications import Applicant

SELLERS = "/api/admin/sellers"
ADMIN = bearer(new_id(), "admin")


def slugs(client: TestClient, **query: Any) -> list[str]:
    answer = client.get(SELLERS, params=query, headers=ADMIN)
    assert answer.status_code == 200, answer.text
    return [row["slug"] for row in answer.json()["data"]]


def test_companies_are_filtered_and_sorted(
    client: TestClient, database: Database
) -> None:
    earlier, day = now() - timedelta(days=9), today()
    old = company(slug="old", company_name="Zebra", created_at=earlier)
    saved(database, old, verified(slug="new", company_name="Alpha"))
    Applicant(client, old).sent(pan_number="301291799", registration_number="55/077")
    cases: list[tuple[dict[str, str], list[str]]] = [
        ({}, ["new", "old"]),
        ({"sort": "oldest"}, ["old", "new"]),
        ({"sort": "name"}, ["new", "old"]),
        ({"verified": "true"}, ["new"]),
        ({"since": str(day)}, ["new"]),
        ({"until": str(day - timedelta(days=1))}, ["old"]),
        ({"owner_id": str(old.owner_id)}, ["old"]),
        ({"owner_id": str(new_id())}, []),
        ({"q": "301291799"}, ["old"]),
        ({"q": "55/077"}, ["old"]),
        ({"status": "suspended"}, []),
    ]
    assert [slugs(client, **query) for query, _ in cases] == [
        expected for _, expected in cases
    ]


def test_the_export_has_the_rows_of_the_filtered_list(
    client: TestClient, database: Database
) -> None:
    saved(database, company(), verified(slug="new", company_name="=Alpha"))
    path, query = f"{SELLERS}/export.csv", {"verified": "true"}
    answer = client.get(path, params=query, headers=ADMIN)
    heading, *rows = answer.text.splitlines()
    assert heading.startswith('\ufeff"Company"')
    assert len(rows) == 1
    assert rows[0].startswith('"\'=Alpha"')
    assert client.get(path, headers=bearer(new_id(), "seller")).status_code == 403
