"""From a row of `drive_files` to the response."""

from collections.abc import Sequence
from typing import Any

from servicekit.pictures.previews import Previews
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import url
from vendor.drive.models import DriveFile
from vendor.drive.schemas import Item


def item(file: DriveFile, used_in: Sequence[Any] = ()) -> Item:
    thumbs = _thumbs(file)
    return Item.model_validate(
        {
            **file.model_dump(),
            "thumbs": thumbs,
            "url": thumbs and thumbs[str(WIDTHS[-1])],
            "used_in": list(used_in),
        }
    )


def from_row(row: Any) -> Item:
    """A row with the columns of the table, and `used_in` as JSON."""
    columns = dict(row._mapping)
    used_in = columns.pop("used_in") or []
    return item(DriveFile(**columns), used_in)


def preview(shared: Item, previews: Previews) -> Item:
    """The owner also sees a picture of a product that others may not see."""
    if not shared.thumbs or all(use.kind != "product" for use in shared.used_in):
        return shared
    thumbs = {width: previews.url(path) for width, path in shared.thumbs.items()}
    return previews.field(shared, "url").model_copy(update={"thumbs": thumbs})


def _thumbs(file: DriveFile) -> dict[str, str] | None:
    if not file.is_public_picture or file.deleted_at:
        return None
    return {str(width): url(file.key(width)) for width in WIDTHS}
