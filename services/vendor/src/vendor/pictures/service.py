"""A company's logo and banner: cut, encoded again, set, and published."""

from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import BinaryIO, Literal
from uuid import UUID

from sqlmodel import Session

from servicekit.http.errors import Invalid
from servicekit.ids import new_id
from servicekit.pictures.kinds import check_picture
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import url
from vendor.drive import references
from vendor.drive import service as drive
from vendor.drive.models import DriveFile
from vendor.drive.removal import removals
from vendor.drive.uploads import Uploader
from vendor.error_texts import CROP_OUTSIDE, PICTURE_NOT_CHOSEN
from vendor.pictures import colours
from vendor.pictures.schemas import Crop
from vendor.profiles import events
from vendor.profiles import service as profiles
from vendor.profiles.models import Seller

Part = Literal["logo", "banner"]
SHAPES: dict[Part, tuple[int, int]] = {"logo": (512, 512), "banner": (1600, 400)}
COLUMNS: dict[Part, str] = {"logo": "company_logo", "banner": "banner"}
LABELS: dict[Part, str] = {"logo": "Logo", "banner": "Banner"}
PAGE = "/seller/companyprofile"


@dataclass(frozen=True)
class Picture:
    """Written in storage, and not set yet."""

    part: Part
    folder: str
    theme_color: str | None

    @property
    def url(self) -> str:
        return url(f"{self.folder}/{self.part}.webp")


def cut(
    uploader: Uploader, owner_id: UUID, part: Part, file: BinaryIO, crop: Crop | None
) -> Picture:
    """Raises FileRefused for a file that is no picture, Invalid for a crop outside."""
    check_picture(file)
    width, height = SHAPES[part]
    box = list(crop.model_dump().values()) if crop else None
    task = {"make": "cut", "width": width, "height": height, "crop": box}
    with uploader.decoders.make(file, **task) as made:
        if made.facts["is_outside"]:
            raise Invalid(errors={"crop": [CROP_OUTSIDE]})
        folder = f"companies/{uploader.seller_id(owner_id)}/{new_id()}"
        theme = colours.theme((made.folder / "palette").read_bytes())
        with (made.folder / "cut.webp").open("rb") as picture:
            uploader.write(folder, {f"{part}.webp": picture})
    return Picture(part, folder, theme)


def from_drive(uploader: Uploader, owner_id: UUID, file_id: UUID) -> BinaryIO:
    """A picture of My Drive, to be cut. Raises NotFound, Invalid for no picture."""
    with uploader.database.session() as session:
        profiles.open_for_change(session, owner_id)
        file = drive.own(session, owner_id, file_id)
    if file.kind != "image":
        raise Invalid(errors={"file_id": [PICTURE_NOT_CHOSEN]})
    copy = TemporaryFile()  # noqa: SIM115 the caller closes it
    copy.writelines(uploader.storage.open(file.key(WIDTHS[-1])).chunks)
    copy.seek(0)
    return copy


def store(
    session: Session, owner_id: UUID, file: DriveFile, picture: Picture
) -> Seller:
    """An uploaded original stays in My Drive, at the top."""
    drive.store(session, owner_id, file, None)
    return set_picture(session, owner_id, picture, file.id)


def set_picture(
    session: Session, owner_id: UUID, picture: Picture, file_id: UUID
) -> Seller:
    seller = profiles.open_for_change(session, owner_id)
    before = events.state(seller)
    _remove(session, seller, picture.part)
    removals.confirm(session, picture.folder)
    setattr(seller, COLUMNS[picture.part], picture.url)
    setattr(seller, f"{picture.part}_file_id", file_id)
    if picture.part == "logo":
        seller.theme_color = picture.theme_color
    why = references.Use(picture.part, seller.id, LABELS[picture.part], PAGE)
    references.use(session, owner_id, [file_id], why, field="file_id")
    profiles.saved(session, seller, before)
    return seller


def remove_picture(session: Session, owner_id: UUID, part: Part) -> Seller:
    """The original stays in My Drive, so that it can be chosen again."""
    seller = profiles.open_for_change(session, owner_id)
    before = events.state(seller)
    _remove(session, seller, part)
    profiles.saved(session, seller, before)
    return seller


def _remove(session: Session, seller: Seller, part: Part) -> None:
    present: str | None = getattr(seller, COLUMNS[part])
    if present and present.startswith(url("companies/")):
        removals.remove(session, present.removeprefix(url("")).rpartition("/")[0])
    references.release(session, part, seller.id)
    setattr(seller, COLUMNS[part], None)
    setattr(seller, f"{part}_file_id", None)
    if part == "logo":
        seller.theme_color = None
