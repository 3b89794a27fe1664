"""An import that is cancelled, rejected or undone leaves no partial result."""

from pathlib import Path

import sqlalchemy as sa

from catalog.commands import service
from catalog.imports.writer import BATCH
from contracts.catalog import (
    ImportFailed,
    ProductDeleted,
)
from contracts.vendor import SellerUpdated
from servicekit.db import Database
from servicekit.testing.events import deliver

from . import factories
from .sheets import BULK, Importer, goods, sheet

TABLE = Path(__file__).parent / "data" / "statemachines.json"


def test_all_or_nothing_imports_require_valid_rows(importer: Importer) -> None:
    job = importer.checked(sheet([*goods(2), {**goods(1, "B")[0], "price": "x"}]))
    answer = importer.post(job, "start", {"policy": "reject_everything"})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad_rows")
    assert importer.products() == {}


def test_all_or_nothing_imports_roll_back_written_rows(
    importer: Importer, database: Database
) -> None:
    last = {**goods(1, "B")[0], "category": "Oil"}
    with database.session() as session:
        factories.category(session, "oil")
    job = importer.checked(sheet([*goods(BATCH), last]))
    with database.session() as session:
        gone = "update categories set is_deleted = true where slug = 'oil'"
        session.execute(sa.text(gone))
    done = importer.run(job, "start", {"policy": "reject_everything"})
    assert done["status"] == "failed"
    assert done["error"] == f"Row {BATCH + 2} couldn’t be imported."
    assert {p.status for p in importer.products().values()} == {"archived"}
    assert len(importer.published_events(ProductDeleted)) == BATCH
    assert len(importer.published_events(ImportFailed)) == 1


def test_undo_archives_and_restores_but_leaves_newer_changes(
    importer: Importer,
) -> None:
    importer.started(sheet(goods(2)))
    old = importer.products()["A-0"]
    changed = [{**line, "price": "9"} for line in goods(2)]
    job = importer.started(sheet([*changed, *goods(2, "N")]))
    meddled = importer.products()["A-1"]
    url = f"/api/products/{meddled.id}/status"
    importer.client.post(url, json={"status": "unlisted"}, headers=importer.head)
    undone = importer.run(job, "undo")
    assert undone["undone_at"]
    assert undone["undo_until"] is None
    assert (undone["status"], undone["status_label"]) == ("completed", "Undone")
    (listed, _) = importer.client.get(BULK, headers=importer.head).json()["data"]
    assert listed["status_label"] == "Undone"
    found = importer.products()
    assert (found["A-0"].price, found["A-0"].version) == (old.price, old.version + 2)
    assert found["A-1"].price == 9
    assert {found["N-0"].status, found["N-1"].status} == {"archived"}
    rows = {row["number"]: row for row in importer.rows(job)}
    assert [rows[n]["status"] for n in (2, 3, 4, 5)] == [
        "undone", "updated", "undone", "undone",
    ]  # fmt: skip
    assert "edited since" in rows[3]["errors"][0]["message"]
    assert importer.post(job, "undo").json()["code"] == "undo_not_possible"


def test_undo_is_refused_after_a_day(importer: Importer, database: Database) -> None:
    job = importer.started(sheet(goods(1)))
    with database.session() as session:
        session.execute(sa.text("update imports set undo_until = now()"))
    assert importer.look(job)["undo_until"] is None
    assert importer.post(job, "undo").status_code == 409


def test_a_cancelled_import_stops_and_can_be_undone(importer: Importer) -> None:
    job = importer.checked(sheet(goods(BATCH + 50)))
    importer.post(job, "start", {})
    importer.work(steps=1)
    assert importer.look(job)["processed"] == BATCH
    assert importer.cancel(job).json()["data"]["status"] == "cancelled"
    importer.work()
    assert len(importer.products()) == BATCH
    assert importer.run(job, "undo")["undone_at"]
    assert {product.status for product in importer.products().values()} == {"archived"}


def test_a_suspended_company_imports_nothing_more(
    importer: Importer, database: Database
) -> None:
    job = importer.checked(sheet(goods(2)))
    importer.post(job, "start", {})
    known = factories.seller_event(importer.firm.id, owner_id=importer.firm.owner_id)
    facts = {**known.model_dump(), "version": 9, "status": "suspended"}
    deliver(database, service, SellerUpdated.model_validate(facts))
    importer.work()
    assert importer.products() == {}
    assert [
        str(event.import_id) for event in importer.published_events(ImportFailed)
    ] == [job["id"]]


def test_rows_of_an_erased_company_are_deleted(
    importer: Importer, database: Database
) -> None:
    importer.started(sheet(goods(2)))
    known = factories.seller_event(importer.firm.id, owner_id=importer.firm.owner_id)
    facts = {**known.model_dump(), "version": 9, "status": "closed"}
    gone = SellerUpdated.model_validate({**facts, "is_forgotten": True})
    deliver(database, service, gone)
    assert (importer.count("imports"), importer.count("import_rows")) == (0, 0)
