"""What operators switch off: docs/feature-flags.md."""

from pathlib import Path

from catalog.settings import CatalogSettings
from servicekit.testing.flags import flags_of

from .sheets import Importer, goods, sheet


def test_without_product_import_no_import_begins(
    importer: Importer, settings: CatalogSettings, tmp_path: Path
) -> None:
    started, waiting = (importer.checked(sheet(goods(2, name))) for name in "AB")
    importer.post(started, "start", {"policy": "reject_failed_rows"})
    with flags_of(settings, tmp_path, product_import=False):
        refused = (
            importer.send(sheet(goods(2, "C"))),
            importer.post(waiting, "start", {"policy": "reject_failed_rows"}),
        )
        importer.work()
        done = importer.look(started)

    assert [(each.status_code, each.json()["code"]) for each in refused] == [
        (503, "switched_off")
    ] * 2
    assert (done["status"], done["created"]) == ("completed", 2)
