"""A bulk upload that ended reaches its seller, in words of both languages."""

from sqlmodel import select

from contracts.catalog import ImportCompleted, ImportFailed
from engagement.commands import service
from engagement.notifications.models import Notification
from engagement.notifications.schemas import said
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver


def test_seller_hears_once_how_an_import_ended(database: Database) -> None:
    ids = {"import_id": new_id(), "seller_id": new_id(), "owner_id": new_id()}
    counts = {"created": 188, "updated": 0, "failed": 12}
    deliver(database, service, ImportCompleted.model_validate({**ids, **counts}))
    deliver(database, service, ImportFailed.model_validate(ids))
    deliver(database, service, ImportFailed.model_validate(ids))
    with database.session() as session:
        told = session.exec(select(Notification).order_by(Notification.id)).all()  # type: ignore[arg-type]
    assert [notice.kind for notice in told] == ["import_completed", "import_failed"]
    assert {notice.user_id for notice in told} == {ids["owner_id"]}
    assert told[0].link == f"/seller/manageproducts/bulk/{ids['import_id']}"
    for locale, word in (("en", "188 created"), ("ne", "188 नयाँ उत्पादन")):
        assert word in said("import_completed", told[0].facts, locale)[1]  # type: ignore[arg-type]
