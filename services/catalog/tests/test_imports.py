"""Bulk upload from the file to the products, by seller and worker."""

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.imports import steps
from catalog.imports.transitions import LABELS, TRANSITIONS
from catalog.imports.writer import BATCH
from contracts.catalog import (
    ImportCompleted,
    ProductPublished,
    ProductUpdated,
)
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories
from .sheets import BULK, Importer, goods, sheet

TABLE = Path(__file__).parent / "data" / "statemachines.json"


def test_invalid_rows_are_fixed_and_retried(importer: Importer) -> None:
    bad = (
        [{"price": "1,2OO"}] * 6
        + [{"category": "Rixe"}] * 3
        + [{"unit": "kilogrom"}] * 3
    )
    lines = goods(188) + [
        {**line, **wrong} for line, wrong in zip(goods(12, "B"), bad, strict=True)
    ]
    job = importer.checked(sheet(lines))
    assert (job["status"], job["bad_rows"], job["total"]) == ("validated", 12, 200)
    rows = importer.rows(job, "failed")
    errors = {(e["column"], e["suggestion"]) for row in rows for e in row["errors"]}
    assert errors == {("price", "1200"), ("category", "Rice"), ("unit", "kg")}

    done = importer.run(job, "start", {"policy": "reject_failed_rows"})
    assert done["status"] == "completed_with_errors"
    assert (done["created"], done["failed"], done["processed"]) == (188, 12, 200)

    for row in rows:
        wrong = row["errors"][0]
        corrected = importer.correct(
            job, row["number"], {wrong["column"]: wrong["suggestion"]}
        )
        assert (corrected["status"], corrected["errors"]) == ("valid", [])
    again = importer.run(job, "retry")
    assert (again["status"], again["created"]) == ("completed", 200)
    assert len(importer.products()) == 200
    ends = importer.published_events(ImportCompleted)
    assert [(e.created, e.failed) for e in ends] == [(188, 12), (200, 0)]


def test_transitions_are_those_of_the_table() -> None:
    rows = json.loads(TABLE.read_text())["import"]
    assert [(row["from"], row["to"], tuple(row["by"])) for row in rows] == TRANSITIONS
    assert {to for _, to, _ in TRANSITIONS} == LABELS.keys()


def test_transitions_outside_the_table_are_refused(importer: Importer) -> None:
    job = importer.sent(sheet(goods(2)))
    assert job["allowed_statuses"] == ["validating", "cancelled"]
    early = importer.post(job, "start", {})
    assert (early.status_code, early.json()["code"]) == (409, "status_not_allowed")
    assert importer.post(job, "retry").status_code == 409
    importer.map(job)
    assert importer.map(job).status_code == 409
    assert importer.cancel(job).status_code == 409
    importer.work()
    assert importer.look(job)["allowed_statuses"] == [
        "processing",
        "mapping",
        "cancelled",
    ]
    assert importer.map(job, moq=None).status_code == 202
    importer.work()
    assert importer.cancel(job).json()["data"]["status"] == "cancelled"
    assert importer.post(job, "start", {}).status_code == 409


def test_required_columns_must_exist_and_be_mapped(importer: Importer) -> None:
    job = importer.sent(sheet([{"What": "Rice", "price": "90", "unit": "kg"}]))
    assert job["suggested_mapping"]["name"] is None
    answer = importer.map(job, category="Elsewhere", owner_id="What")
    wrong = answer.json()["errors"]
    assert answer.status_code == 422
    assert {"mapping.name", "mapping.category", "mapping.owner_id"} == wrong.keys()


def test_a_row_with_an_existing_sku_updates_that_product_and_not_its_status(
    importer: Importer,
) -> None:
    importer.started(
        sheet([{**goods(1)[0], "description": "Old", "status": "blocked"}])
    )
    before = importer.products()["A-0"]
    assert (before.status, before.description) == ("published", "Old")
    job = importer.started(sheet([{**goods(1)[0], "sku": "a-0", "price": "99"}]))
    assert (job["created"], job["updated"]) == (0, 1)
    after = importer.products()["a-0"]
    assert (after.id, after.slug, after.price) == (before.id, before.slug, 99)
    assert (after.description, after.status) == ("Old", "published")
    assert [e.version for e in importer.published_events(ProductUpdated)] == [
        before.version + 1
    ]


def test_importing_the_same_rows_again_changes_nothing(importer: Importer) -> None:
    importer.started(sheet(goods(3)))
    importer.started(sheet(goods(3)))
    assert len(importer.products()) == 3
    assert importer.published_events(ProductUpdated) == []


def test_upsert_changes_only_own_products(
    importer: Importer, database: Database
) -> None:
    other = Importer(importer.client, database, factories.seller(database))
    other.started(sheet(goods(1)))
    theirs = other.products()["A-0"]
    line = {**goods(1)[0], "seller_id": str(other.firm.id), "id": str(theirs.id)}
    job = importer.started(sheet([{**line, "price": "1"}]))
    assert job["created"] == 1
    assert other.products()["A-0"] == theirs


def test_two_rows_with_one_sku_are_errors(importer: Importer) -> None:
    job = importer.checked(sheet([goods(1)[0], goods(2)[1], goods(1)[0]]))
    assert job["bad_rows"] == 1
    (row,) = importer.rows(job, "failed")
    assert (row["number"], row["errors"][0]["column"]) == (4, "sku")
    assert row["errors"][0]["message"] == "Row 2 has the same number."


def test_the_free_tier_publishes_ten_and_leaves_drafts(
    client: TestClient, database: Database, importer: Importer
) -> None:
    free = Importer(client, database, factories.seller(database, is_verified=False))
    job = free.checked(sheet(goods(13)))
    assert job["quota"] == {"limit": 10, "used": 0, "wanted": 13}
    done = free.run(job, "start", {})
    assert (done["status"], done["created"]) == ("completed", 13)
    statuses = [product.status for product in free.products().values()]
    assert statuses == ["published"] * 10 + ["draft"] * 3
    assert len(free.published_events(ProductPublished)) == 10


def test_a_step_delivered_twice_has_no_effect(
    importer: Importer, database: Database
) -> None:
    job = importer.checked(sheet(goods(BATCH + 50)))
    importer.post(job, "start", {})
    due = importer.due()
    assert due
    importer.work(steps=1)
    deliver(database, service, due, times=2)
    assert importer.look(job)["processed"] == BATCH


def test_a_lost_message_is_requested_again(
    importer: Importer, database: Database
) -> None:
    job = importer.checked(sheet(goods(2)))
    importer.post(job, "start", {})
    lost = importer.due()
    with database.session() as session:
        past = "update imports set updated_at = now() - interval '1 hour'"
        session.execute(sa.text(past))
        steps.resume_stuck(session)
    due = importer.due()
    assert lost
    assert due
    assert due.step == lost.step + 1
    importer.work()
    assert importer.look(job)["status"] == "completed"


def test_another_sellers_import_is_404(importer: Importer, database: Database) -> None:
    job = importer.checked(sheet(goods(1)))
    other = Importer(importer.client, database, factories.seller(database))
    url, head = f"{BULK}/{job['id']}", other.head
    row = {"values": {"price": "1"}}
    answers = [
        importer.client.get(url, headers=head),
        importer.client.get(f"{url}/rows", headers=head),
        importer.client.get(f"{url}/errors.csv", headers=head),
        importer.client.patch(f"{url}/rows/2", json=row, headers=head),
        importer.client.put(f"{url}/mapping", json={"mapping": {}}, headers=head),
        other.post(job, "start", {}),
        other.post(job, "retry"),
        other.post(job, "undo"),
        other.cancel(job),
        importer.client.get(f"{BULK}/{new_id()}", headers=importer.head),
    ]
    assert [answer.status_code for answer in answers] == [404] * 10
    assert importer.client.get(BULK, headers=head).json()["data"] == []
    buyer = bearer(new_id(), "buyer")
    assert importer.client.get(BULK, headers=buyer).status_code == 403
    assert importer.client.get(BULK).status_code == 401


def test_history_is_newest_first(importer: Importer) -> None:
    first, second = importer.sent(sheet(goods(1))), importer.sent(sheet(goods(1)))
    listed = importer.client.get(BULK, headers=importer.head).json()
    assert [row["id"] for row in listed["data"]] == [second["id"], first["id"]]
    assert listed["data"][0]["file_name"] == "goods.csv"


def test_the_same_idempotency_key_uploads_once(importer: Importer) -> None:
    head = {**importer.head, "Idempotency-Key": "once"}
    sent: list[Any] = [
        importer.client.post(
            BULK, files={"file": ("a.csv", sheet(goods(1)))}, headers=head
        )
        for _ in range(2)
    ]
    assert [answer.status_code for answer in sent] == [202, 202]
    assert sent[0].json() == sent[1].json()
    assert importer.count("imports") == 1
