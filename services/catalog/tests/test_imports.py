"""Bulk upload from the sent file to the products, as seller and worker do it."""

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
from .sheets import BULK, Desk, goods, sheet

TABLE = Path(__file__).parent / "data" / "statemachines.json"


def test_two_hundred_rows_twelve_bad_fixed_and_retried(desk: Desk) -> None:
    bad = (
        [{"price": "1,2OO"}] * 6
        + [{"category": "Rixe"}] * 3
        + [{"unit": "kilogrom"}] * 3
    )
    lines = goods(188) + [
        {**line, **wrong} for line, wrong in zip(goods(12, "B"), bad, strict=True)
    ]
    job = desk.checked(sheet(lines))
    assert (job["status"], job["bad_rows"], job["total"]) == ("validated", 12, 200)
    rows = desk.rows(job, "failed")
    told = {(e["column"], e["suggestion"]) for row in rows for e in row["errors"]}
    assert told == {("price", "1200"), ("category", "Rice"), ("unit", "kg")}

    done = desk.run(job, "start", {"policy": "reject_failed_rows"})
    assert done["status"] == "completed_with_errors"
    assert (done["created"], done["failed"], done["processed"]) == (188, 12, 200)

    for row in rows:
        wrong = row["errors"][0]
        mended = desk.mend(job, row["number"], {wrong["column"]: wrong["suggestion"]})
        assert (mended["status"], mended["errors"]) == ("valid", [])
    again = desk.run(job, "retry")
    assert (again["status"], again["created"]) == ("completed", 200)
    assert len(desk.products()) == 200
    ends = desk.told(ImportCompleted)
    assert [(e.created, e.failed) for e in ends] == [(188, 12), (200, 0)]


def test_moves_are_those_of_the_table() -> None:
    rows = json.loads(TABLE.read_text())["import"]
    assert [(row["from"], row["to"], tuple(row["by"])) for row in rows] == TRANSITIONS
    assert {to for _, to, _ in TRANSITIONS} == LABELS.keys()


def test_moves_outside_the_table_are_refused(desk: Desk) -> None:
    job = desk.sent(sheet(goods(2)))
    assert job["allowed_statuses"] == ["validating", "cancelled"]
    early = desk.post(job, "start", {})
    assert (early.status_code, early.json()["code"]) == (409, "status_not_allowed")
    assert desk.post(job, "retry").status_code == 409
    desk.map(job)
    assert desk.map(job).status_code == 409
    assert desk.cancel(job).status_code == 409
    desk.work()
    assert desk.look(job)["allowed_statuses"] == ["processing", "mapping", "cancelled"]
    assert desk.map(job, moq=None).status_code == 202
    desk.work()
    assert desk.cancel(job).json()["data"]["status"] == "cancelled"
    assert desk.post(job, "start", {}).status_code == 409


def test_needed_columns_must_be_mapped_and_exist(desk: Desk) -> None:
    job = desk.sent(sheet([{"What": "Rice", "price": "90", "unit": "kg"}]))
    assert job["suggested_mapping"]["name"] is None
    answer = desk.map(job, category="Elsewhere", owner_id="What")
    wrong = answer.json()["errors"]
    assert answer.status_code == 422
    assert {"mapping.name", "mapping.category", "mapping.owner_id"} == wrong.keys()


def test_row_with_a_known_number_changes_that_product_and_keeps_its_status(
    desk: Desk,
) -> None:
    desk.started(sheet([{**goods(1)[0], "description": "Old", "status": "blocked"}]))
    before = desk.products()["A-0"]
    assert (before.status, before.description) == ("published", "Old")
    job = desk.started(sheet([{**goods(1)[0], "sku": "a-0", "price": "99"}]))
    assert (job["created"], job["updated"]) == (0, 1)
    after = desk.products()["a-0"]
    assert (after.id, after.slug, after.price) == (before.id, before.slug, 99)
    assert (after.description, after.status) == ("Old", "published")
    assert [e.version for e in desk.told(ProductUpdated)] == [before.version + 1]


def test_same_rows_again_change_nothing(desk: Desk) -> None:
    desk.started(sheet(goods(3)))
    desk.started(sheet(goods(3)))
    assert len(desk.products()) == 3
    assert desk.told(ProductUpdated) == []


def test_upsert_reaches_only_own_products(desk: Desk, database: Database) -> None:
    other = Desk(desk.client, database, factories.seller(database))
    other.started(sheet(goods(1)))
    theirs = other.products()["A-0"]
    line = {**goods(1)[0], "seller_id": str(other.firm.id), "id": str(theirs.id)}
    job = desk.started(sheet([{**line, "price": "1"}]))
    assert job["created"] == 1
    assert other.products()["A-0"] == theirs


def test_two_rows_of_one_number_are_told(desk: Desk) -> None:
    job = desk.checked(sheet([goods(1)[0], goods(2)[1], goods(1)[0]]))
    assert job["bad_rows"] == 1
    (row,) = desk.rows(job, "failed")
    assert (row["number"], row["errors"][0]["column"]) == (4, "sku")
    assert row["errors"][0]["message"] == "Row 2 has the same number."


def test_free_tier_publishes_ten_and_keeps_drafts(
    client: TestClient, database: Database, desk: Desk
) -> None:
    free = Desk(client, database, factories.seller(database, is_verified=False))
    job = free.checked(sheet(goods(13)))
    assert job["quota"] == {"limit": 10, "used": 0, "wanted": 13}
    done = free.run(job, "start", {})
    assert (done["status"], done["created"]) == ("completed", 13)
    stands = [product.status for product in free.products().values()]
    assert stands == ["published"] * 10 + ["draft"] * 3
    assert len(free.told(ProductPublished)) == 10


def test_step_delivered_twice_or_late_does_nothing(
    desk: Desk, database: Database
) -> None:
    job = desk.checked(sheet(goods(BATCH + 50)))
    desk.post(job, "start", {})
    due = desk.due()
    assert due
    desk.work(steps=1)
    deliver(database, service, due, times=2)
    assert desk.look(job)["processed"] == BATCH


def test_lost_message_is_asked_for_again(desk: Desk, database: Database) -> None:
    job = desk.checked(sheet(goods(2)))
    desk.post(job, "start", {})
    lost = desk.due()
    with database.session() as session:
        past = "update imports set updated_at = now() - interval '1 hour'"
        session.execute(sa.text(past))
        steps.resume_stuck(session)
    asked = desk.due()
    assert lost
    assert asked
    assert asked.step == lost.step + 1
    desk.work()
    assert desk.look(job)["status"] == "completed"


def test_somebody_elses_import_is_404(desk: Desk, database: Database) -> None:
    job = desk.checked(sheet(goods(1)))
    other = Desk(desk.client, database, factories.seller(database))
    url, head = f"{BULK}/{job['id']}", other.head
    row = {"values": {"price": "1"}}
    answers = [
        desk.client.get(url, headers=head),
        desk.client.get(f"{url}/rows", headers=head),
        desk.client.get(f"{url}/errors.csv", headers=head),
        desk.client.patch(f"{url}/rows/2", json=row, headers=head),
        desk.client.put(f"{url}/mapping", json={"mapping": {}}, headers=head),
        other.post(job, "start", {}),
        other.post(job, "retry"),
        other.post(job, "undo"),
        other.cancel(job),
        desk.client.get(f"{BULK}/{new_id()}", headers=desk.head),
    ]
    assert [answer.status_code for answer in answers] == [404] * 10
    assert desk.client.get(BULK, headers=head).json()["data"] == []
    buyer = bearer(new_id(), "buyer")
    assert desk.client.get(BULK, headers=buyer).status_code == 403
    assert desk.client.get(BULK).status_code == 401


def test_history_is_newest_first(desk: Desk) -> None:
    first, second = desk.sent(sheet(goods(1))), desk.sent(sheet(goods(1)))
    listed = desk.client.get(BULK, headers=desk.head).json()
    assert [row["id"] for row in listed["data"]] == [second["id"], first["id"]]
    assert listed["data"][0]["file_name"] == "goods.csv"


def test_same_key_uploads_once(desk: Desk) -> None:
    head = {**desk.head, "Idempotency-Key": "once"}
    sent: list[Any] = [
        desk.client.post(BULK, files={"file": ("a.csv", sheet(goods(1)))}, headers=head)
        for _ in range(2)
    ]
    assert [answer.status_code for answer in sent] == [202, 202]
    assert sent[0].json() == sent[1].json()
    assert desk.count("imports") == 1
