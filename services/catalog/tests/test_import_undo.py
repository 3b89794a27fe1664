"""An import that is stopped, refused or taken back leaves no half of itself."""

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
from .sheets import Desk, goods, sheet

TABLE = Path(__file__).parent / "data" / "statemachines.json"


def test_reject_everything_wants_every_row_right(desk: Desk) -> None:
    job = desk.checked(sheet([*goods(2), {**goods(1, "B")[0], "price": "x"}]))
    answer = desk.post(job, "start", {"policy": "reject_everything"})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad_rows")
    assert desk.products() == {}


def test_reject_everything_takes_back_what_was_written(
    desk: Desk, database: Database
) -> None:
    last = {**goods(1, "B")[0], "category": "Oil"}
    with database.session() as session:
        factories.category(session, "oil")
    job = desk.checked(sheet([*goods(BATCH), last]))
    with database.session() as session:
        gone = "update categories set is_deleted = true where slug = 'oil'"
        session.execute(sa.text(gone))
    done = desk.run(job, "start", {"policy": "reject_everything"})
    assert done["status"] == "failed"
    assert done["error"] == f"Row {BATCH + 2} couldn’t be imported."
    assert {p.status for p in desk.products().values()} == {"archived"}
    assert len(desk.told(ProductDeleted)) == BATCH
    assert len(desk.told(ImportFailed)) == 1


def test_undo_archives_restores_and_leaves_what_was_changed_since(desk: Desk) -> None:
    desk.started(sheet(goods(2)))
    old = desk.products()["A-0"]
    changed = [{**line, "price": "9"} for line in goods(2)]
    job = desk.started(sheet([*changed, *goods(2, "N")]))
    meddled = desk.products()["A-1"]
    url = f"/api/products/{meddled.id}/status"
    desk.client.post(url, json={"status": "unlisted"}, headers=desk.head)
    undone = desk.run(job, "undo")
    assert undone["undone_at"]
    assert undone["undo_until"] is None
    found = desk.products()
    assert (found["A-0"].price, found["A-0"].version) == (old.price, old.version + 2)
    assert found["A-1"].price == 9
    assert {found["N-0"].status, found["N-1"].status} == {"archived"}
    rows = {row["number"]: row for row in desk.rows(job)}
    assert [rows[n]["status"] for n in (2, 3, 4, 5)] == [
        "undone", "updated", "undone", "undone",
    ]  # fmt: skip
    assert "edited since" in rows[3]["errors"][0]["message"]
    assert desk.post(job, "undo").json()["code"] == "undo_not_possible"


def test_undo_ends_after_a_day(desk: Desk, database: Database) -> None:
    job = desk.started(sheet(goods(1)))
    with database.session() as session:
        session.execute(sa.text("update imports set undo_until = now()"))
    assert desk.look(job)["undo_until"] is None
    assert desk.post(job, "undo").status_code == 409


def test_cancelled_midway_it_stops_and_can_be_undone(desk: Desk) -> None:
    job = desk.checked(sheet(goods(BATCH + 50)))
    desk.post(job, "start", {})
    desk.work(steps=1)
    assert desk.look(job)["processed"] == BATCH
    assert desk.cancel(job).json()["data"]["status"] == "cancelled"
    desk.work()
    assert len(desk.products()) == BATCH
    assert desk.run(job, "undo")["undone_at"]
    assert {product.status for product in desk.products().values()} == {"archived"}


def test_suspended_company_imports_nothing_more(desk: Desk, database: Database) -> None:
    job = desk.checked(sheet(goods(2)))
    desk.post(job, "start", {})
    known = factories.seller_event(desk.firm.id, owner_id=desk.firm.owner_id)
    facts = {**known.model_dump(), "version": 9, "status": "suspended"}
    deliver(database, service, SellerUpdated.model_validate(facts))
    desk.work()
    assert desk.products() == {}
    assert [str(event.import_id) for event in desk.told(ImportFailed)] == [job["id"]]


def test_forgotten_company_leaves_no_rows(desk: Desk, database: Database) -> None:
    desk.started(sheet(goods(2)))
    known = factories.seller_event(desk.firm.id, owner_id=desk.firm.owner_id)
    facts = {**known.model_dump(), "version": 9, "status": "closed"}
    gone = SellerUpdated.model_validate({**facts, "is_forgotten": True})
    deliver(database, service, gone)
    assert (desk.count("imports"), desk.count("import_rows")) == (0, 0)
