"""Logo and banner: cropped, converted, published and deleted when replaced."""

import json
from typing import Any

import pytest
import pyvips
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted
from contracts.vendor import SellerUpdated
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.events import deliver, recorded
from vendor.commands import service
from vendor.drive import removal
from vendor.pictures import colours
from vendor.settings import VendorSettings

from .companies import company, saved
from .pictures import PDF, Drive, picture, png

PAGE = "/api/webui/seller/himal-tea/sellerprofile"


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


def put(drive: Drive, part: str, content: bytes | None = None, **fields: Any) -> Any:
    sent: dict[str, Any] = {name: (None, text) for name, text in fields.items()}
    if content:
        sent["file"] = ("picture.png", content)
    answer = drive.client.post(
        f"/api/sellerprofile/{part}", files=sent, headers=drive.headers
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


def fetched(drive: Drive, url: str) -> Any:
    answer = drive.client.get(url)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/webp"
    return pyvips.Image.new_from_buffer(answer.content, "")


def test_a_logo_is_square_and_sets_the_colour_of_the_page(
    drive: Drive, database: Database
) -> None:
    own = put(drive, "logo", png(900, 500, (250, 200, 30)))
    logo = fetched(drive, own["company_logo"])
    assert (logo.width, logo.height) == (512, 512)
    public = drive.client.get(PAGE).json()["data"]
    assert public["company_logo"] == own["company_logo"]
    assert public["theme_color"] == own["theme_color"]
    red, green, blue = bytes.fromhex(own["theme_color"][1:])
    assert red > green > blue
    assert contrast(own["theme_color"]) >= 4.5
    with database.session() as session:
        events = recorded(session, SellerUpdated)
    faces = [(event.company_logo, event.colour) for event in events]
    assert faces == [(own["company_logo"], own["theme_color"])]


def contrast(colour: str) -> float:
    red, green, blue = (value / 255 for value in bytes.fromhex(colour[1:]))
    return colours.contrast_with_white((red, green, blue))


def test_a_banner_has_the_ratio_four_to_one(drive: Drive) -> None:
    own = put(drive, "banner", png(900, 900))
    banner = fetched(drive, own["banner"])
    assert (banner.width, banner.height) == (1600, 400)
    assert own["theme_color"] is None


def test_a_crop_is_applied_to_the_picture(drive: Drive) -> None:
    halves = picture(200, 200, (255, 0, 0)).join(
        picture(200, 200, (0, 0, 255)), "horizontal"
    )
    crop = json.dumps({"x": 200, "y": 0, "width": 200, "height": 200})
    own = put(drive, "logo", halves.cast("uchar").pngsave_buffer(), crop=crop)
    red, _, blue = fetched(drive, own["company_logo"]).getpoint(256, 256)[:3]
    assert blue > 240 > 15 > red


@pytest.mark.parametrize(
    "crop", ['{"x":900,"y":0,"width":9,"height":9}', '{"x":-1}', "nonsense", "[]"]
)
def test_a_crop_outside_the_picture_is_a_field_error(drive: Drive, crop: str) -> None:
    answer = drive.client.post(
        "/api/sellerprofile/logo",
        files={"file": ("a.png", png(100, 100))},
        data={"crop": crop},
        headers=drive.headers,
    )
    assert answer.status_code == 422
    assert next(iter(answer.json()["errors"])).startswith("crop")


def test_the_original_stays_in_the_drive_and_cannot_be_deleted_while_used(
    drive: Drive,
) -> None:
    own = put(drive, "logo", png())
    (item,) = drive.call("GET").json()["data"]
    assert own["logo_file_id"] == item["id"]
    assert [used["kind"] for used in item["used_in"]] == ["logo"]
    assert drive.call("DELETE", f"/{item['id']}").status_code == 409
    gone = drive.client.delete("/api/sellerprofile/logo", headers=drive.headers)
    data = gone.json()["data"]
    names = ("company_logo", "logo_file_id", "theme_color")
    assert [data[name] for name in names] == [None, None, None]
    assert drive.client.get(own["company_logo"]).status_code == 404
    again = put(drive, "logo", file_id=item["id"])
    assert again["company_logo"] not in (None, own["company_logo"])
    assert fetched(drive, again["company_logo"]).width == 512


def test_a_replaced_logo_is_deleted(
    drive: Drive, database: Database, settings: VendorSettings
) -> None:
    old = put(drive, "logo", png())["company_logo"]
    new = put(drive, "logo", png(300, 300, (0, 90, 0)))["company_logo"]
    assert drive.client.get(old).status_code == 404
    assert drive.client.get(new).status_code == 200
    with database.session() as session:
        removal.sweep(session)
    folder = settings.storage_dir / "companies" / str(drive.seller.id)
    assert len([*folder.iterdir()]) == 1


def test_a_document_or_another_sellers_picture_is_refused_as_a_logo(
    client: TestClient, database: Database, drive: Drive
) -> None:
    other = Drive(client, saved(database, company(slug="everest-tea")))
    theirs, document = other.uploaded(png()), drive.uploaded(PDF, "pan.pdf")
    for id, status in ((theirs["id"], 404), (document["id"], 422)):
        sent: Any = {"file_id": (None, id)}
        answer = client.post(
            "/api/sellerprofile/logo", files=sent, headers=drive.headers
        )
        assert answer.status_code == status
    assert client.get(PAGE).json()["data"]["company_logo"] is None


def test_a_grey_logo_has_no_colour_and_a_pale_one_is_darkened() -> None:
    assert colours.theme(bytes([250, 250, 250, 20, 20, 20] * 50)) is None
    pale = colours.theme(bytes([255, 240, 120] * 50 + [255, 255, 255] * 500))
    assert pale is not None
    assert contrast(pale) >= 4.5


def test_files_of_an_erased_owner_leave_rows_and_storage(
    drive: Drive, database: Database, settings: VendorSettings
) -> None:
    item = drive.uploaded(png())
    drive.uploaded(PDF, "pan.pdf")
    logo = put(drive, "logo", png())["company_logo"]
    event = UserDeleted(user_id=drive.seller.owner_id, version=9, deleted_at=now())
    deliver(database, service, event, times=2)
    for url in (item["url"], logo):
        assert drive.client.get(url).status_code == 404
    sweeps = [t for t in service.timers if t.duty is removal.sweep]
    assert [t.every_s < 60 for t in sweeps] == [True]
    with database.session() as session:
        removal.sweep(session)
    left = [
        path
        for place in ("drive", "companies")
        for path in (settings.storage_dir / place / str(drive.seller.id)).rglob("*")
    ]
    assert left == []
    assert traces(database, str(drive.seller.id)) == []


def traces(database: Database, seller_id: str) -> list[str]:
    tables = ("drive_files", "drive_uses", "document_accesses", "drive_removals")
    with database.session() as session:
        connection = session.connection()
        return [
            name
            for name in tables
            if connection.exec_driver_sql(f"select 1 from {name}").first()
        ]
