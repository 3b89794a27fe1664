import csv
import io
from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.http import sheets
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

URL = "/api/enquiries/export.csv"


def read(answer: Any) -> list[list[str]]:
    text = answer.content.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline="")))


def test_a_seller_exports_own_enquiries(
    client: TestClient, database: Database, shop: Any
) -> None:
    leaf = factories.category(database).category_id
    factories.enquiry(
        database,
        shop.seller_id,
        name="=1+1",
        category_id=leaf,
        requirements='Tea, "best",\nplease',
        private_note="@note",
    )
    factories.enquiry(database, shop.seller_id, status="won", name="हरि राई")
    factories.enquiry(database, new_id(), name="Stranger")
    owner = bearer(shop.owner_id, "seller")

    answer = client.get(URL, headers=owner)
    nepali = read(client.get(f"{URL}?lang=ne&status=won", headers=owner))

    assert answer.headers["content-type"].startswith("text/csv")
    assert 'filename="enquiries.csv"' in answer.headers["content-disposition"]
    assert answer.content.startswith("\ufeff".encode())
    heading, *rows = read(answer)
    cells = [dict(zip(heading, row, strict=True)) for row in rows]
    assert [cell["Name"] for cell in cells] == ["हरि राई", "'=1+1"]
    assert cells[1]["Enquiry"] == 'Tea, "best",\nplease'
    assert (cells[1]["Phone"], cells[1]["Private note"]) == (
        "'+9779841234567",
        "'@note",
    )
    assert (cells[1]["Status"], cells[1]["Category"]) == ("New", "Green tea")
    assert [row[1] for row in nepali] == ["अवस्था", "सफल"]


def test_batches_omit_nothing(
    client: TestClient,
    database: Database,
    shop: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sheets, "BATCH_SIZE", 2)
    for number in range(5):
        factories.enquiry(database, shop.seller_id, name=f"Buyer {number}")

    rows = read(client.get(URL, headers=bearer(shop.owner_id, "seller")))

    assert {row[2] for row in rows[1:]} == {f"Buyer {n}" for n in range(5)}
    assert len(rows) == 6


def test_only_sellers_export(client: TestClient, shop: Any) -> None:
    assert client.get(URL).status_code == 401
    assert client.get(URL, headers=bearer(new_id(), "buyer")).status_code == 403
    other = client.get(URL, headers=bearer(new_id(), "seller"))
    assert len(read(other)) == 1
    wrong = client.get(f"{URL}?status=x", headers=bearer(shop.owner_id, "seller"))
    assert wrong.status_code == 422
