"""A seller is notified of a finished import, in both languages."""

from sqlmodel import select

from contracts.catalog import ImportCompleted, ImportFailed
from engagement.commands import service
from engagement.notifications.models import Notification
from engagement.notifications.schemas import title_and_body
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver


def test_a_seller_is_notified_once_of_the_result_of_an_import(
    database: Database,
) -> None:
    ids = {"import_id": new_id(), "seller_id": new_id(), "owner_id": new_id()}
    counts = {"created": 188, "updated": 0, "failed": 12}
    deliver(database, service, ImportCompleted.model_validate({**ids, **counts}))
    deliver(database, service, ImportFailed.model_validate(ids))
    deliver(database, service, ImportFailed.model_validate(ids))
    with database.session() as session:
        rows = session.exec(select(Notification).order_by(Notification.id)).all()  # type: ignore[arg-type]
    assert [row.kind for row in rows] == ["import_completed", "import_failed"]
    assert {row.user_id for row in rows} == {ids["owner_id"]}
    assert rows[0].link == f"/seller/manageproducts/bulk/{ids['import_id']}"
    for locale, text in (("en", "188 created"), ("ne", "188 नयाँ उत्पादन")):
        assert text in title_and_body("import_completed", rows[0].facts, locale)[1]  # type: ignore[arg-type]
