"""Pictures of imported rows: files of My Drive or addresses, fetched afterwards."""

from collections.abc import Callable

import pytest
import pyvips
import sqlalchemy as sa

from catalog.commands import service
from catalog.error_texts import ADDRESS_NOT_PUBLIC, ADDRESS_TOO_SLOW
from catalog.imports.pictures import download_due
from catalog.imports.remote_pictures import NotFetched, Refused
from contracts.catalog import ProductUpdated
from contracts.drive import PictureChanged
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from .sheets import Importer, goods, sheet

ADDRESS = "https://pictures.example.com/rice.png"


def png(url: str) -> bytes:
    made: bytes = pyvips.Image.black(400, 300, bands=3).pngsave_buffer()
    return made


def bring(importer: Importer, get: Callable[[str], bytes]) -> None:
    with importer.database.session() as session:
        session.execute(sa.text("update import_pictures set due_at = now()"))
        download_due(session, get)


def failing(error: Exception) -> Callable[[str], bytes]:
    def get(url: str) -> bytes:
        raise error

    return get


def with_pictures(cell: str) -> bytes:
    return sheet([{**goods(1)[0], "images": cell}])


def add_drive_picture(importer: Importer, name: str) -> str:
    path = f"/storage/companies/{importer.firm.id}/{new_id()}.webp"
    event = PictureChanged(
        file_id=new_id(), version=1, seller_id=importer.firm.id, name=name, path=path
    )
    deliver(importer.database, service, event)
    return path


def test_pictures_are_in_the_order_of_the_cell(importer: Importer) -> None:
    path = add_drive_picture(importer, "Front.JPG")
    job = importer.started(with_pictures(f"front.jpg; {ADDRESS}"))
    assert (job["status"], job["waiting_pictures"]) == ("completed", 1)
    bring(importer, png)
    assert importer.products()["A-0"].image == path
    assert importer.count("product_images") == 2
    assert len(importer.published_events(ProductUpdated)) == 1
    assert importer.look(job)["waiting_pictures"] == 0
    assert importer.run(job, "undo")["undone_at"]
    assert importer.products()["A-0"].status == "archived"


def test_a_file_missing_in_the_drive_fails_validation(
    importer: Importer,
) -> None:
    job = importer.checked(with_pictures("nowhere.jpg"))
    (row,) = importer.rows(job, "failed")
    assert [error["column"] for error in row["errors"]] == ["images"]


@pytest.mark.parametrize(
    ("error", "attempts"),
    [(NotFetched(ADDRESS_TOO_SLOW), 3), (Refused(ADDRESS_NOT_PUBLIC), 1)],
)
def test_a_picture_that_cannot_be_fetched_is_reported_for_its_row(
    importer: Importer, error: NotFetched, attempts: int
) -> None:
    job = importer.started(with_pictures(ADDRESS))
    for attempt in range(attempts):
        assert importer.look(job)["waiting_pictures"] == 1, attempt
        bring(importer, failing(error))
    assert importer.look(job)["waiting_pictures"] == 0
    (row,) = importer.rows(job, "done")
    assert row["errors"] == [
        {
            "column": "images",
            "value": ADDRESS,
            "message": str(error.detail),
            "reason": error.detail.reason,
            "suggestion": None,
        }
    ]


def test_a_file_that_is_not_a_picture_is_an_error(importer: Importer) -> None:
    job = importer.started(with_pictures(ADDRESS))
    bring(importer, lambda _: b"<html>not found</html>")
    (row,) = importer.rows(job, "done")
    assert row["errors"][0]["column"] == "images"
    assert importer.products()["A-0"].image is None


def test_an_address_without_https_is_an_error_with_a_suggestion(
    importer: Importer,
) -> None:
    job = importer.checked(with_pictures("http://pictures.example.com/a.png"))
    (row,) = importer.rows(job, "failed")
    assert row["errors"][0]["suggestion"] == "https://pictures.example.com/a.png"
