"""My Drive (D42): upload, search, move, delete and restore."""

from datetime import timedelta
from uuid import UUID

import pytest
import pyvips
import sqlalchemy as sa
from fastapi.testclient import TestClient

from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer
from vendor.drive.models import files
from vendor.drive.references import Use, release, use
from vendor.settings import VendorSettings

from .companies import company, saved
from .pictures import PDF, Drive, noisy, photographed, png, work, workbook

TOUCHES = [
    ("DELETE", ""),
    ("POST", "/restore"),
    ("GET", "/link"),
    ("GET", "/accesses"),
]


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


@pytest.fixture
def other(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company(slug="everest-tea")))


def test_a_picture_is_stored_as_webp_in_three_sizes(drive: Drive) -> None:
    item = drive.uploaded(png(2000, 1000))
    assert (item["kind"], item["mime"]) == ("image", "image/webp")
    assert (item["width"], item["height"], item["is_private"]) == (1280, 640, False)
    assert item["url"] == item["thumbs"]["1280"]
    for width, path in item["thumbs"].items():
        answer = drive.client.get(path)
        image = pyvips.Image.new_from_buffer(answer.content, "")
        assert (image.width, image.get("vips-loader")) == (
            int(width),
            "webpload_buffer",
        )
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_small_picture_is_not_enlarged(drive: Drive) -> None:
    item = drive.uploaded(png(400, 300))
    image = drive.client.get(item["thumbs"]["1280"]).content
    assert pyvips.Image.new_from_buffer(image, "").width == 400


@pytest.mark.parametrize("is_private", [False, True])
def test_location_data_is_removed_and_orientation_applied(
    drive: Drive, settings: VendorSettings, is_private: bool
) -> None:
    sent = photographed(400, 200)
    assert b"Secret Camera" in sent
    item = drive.uploaded(sent, "tea.jpg", is_private=is_private)
    assert (item["width"], item["height"]) == (200, 400)
    folder = settings.storage_dir / "drive" / str(drive.seller.id) / item["id"]
    for path in folder.iterdir():
        content = path.read_bytes()
        image = pyvips.Image.new_from_buffer(content, "")
        metadata = [
            f for f in image.get_fields() if f.startswith(("exif", "orientation"))
        ]
        assert metadata == []
        assert b"Secret Camera" not in content


@pytest.mark.parametrize("name", ["jpeg", "png", "webp", "gif"])
def test_four_picture_formats_are_accepted(drive: Drive, name: str) -> None:
    image = pyvips.Image.black(50, 40, bands=3)
    sent = getattr(image, f"{name}save_buffer")()
    assert drive.uploaded(sent, "a")["kind"] == "image"


def test_documents_are_private(drive: Drive) -> None:
    for sent, name in ((PDF, "pan.pdf"), (workbook(), "prices.xlsx")):
        item = drive.uploaded(sent, name)
        assert (item["kind"], item["is_private"]) == ("document", True)
        assert (item["url"], item["thumbs"]) == (None, None)
    scan = drive.uploaded(png(), "pan.png", is_private=True)
    assert (scan["kind"], scan["mime"]) == ("document", "image/jpeg")


def test_a_folder_lists_its_own_files_and_search_includes_subfolders(
    drive: Drive,
) -> None:
    outer = drive.folder("Tea")
    inner = drive.folder("चिया", outer["id"])
    drive.uploaded(png(), "top.png")
    drive.uploaded(png(), "deep_100%.png", folder_id=inner["id"])
    drive.uploaded(PDF, "deep.pdf", folder_id=inner["id"])
    assert drive.names() == ["Tea", "top.png"]
    assert drive.names(folder_id=outer["id"]) == ["चिया"]
    assert drive.names(q="DEEP") == ["deep.pdf", "deep_100%.png"]
    assert drive.names(q="0%", folder_id=outer["id"]) == ["deep_100%.png"]
    assert drive.names(kind="image") == ["deep_100%.png", "top.png"]
    assert drive.names(kind="folder") == ["Tea"]
    found = drive.call("GET", params={"folder_id": inner["id"]}).json()
    path = [step["name"] for step in found["meta"]["breadcrumb"]]
    assert path == ["Tea", "चिया"]


def test_folders_are_three_levels_deep_at_most(drive: Drive) -> None:
    one = drive.folder("1")
    two = drive.folder("2", one["id"])
    three = drive.folder("3", two["id"])
    fourth = drive.call(
        "POST", "/folders", json={"name": "4", "parent_id": three["id"]}
    )
    assert (fourth.status_code, fourth.json()["code"]) == (422, "too_deep")
    loose = drive.folder("loose")
    drive.folder("inside", loose["id"])
    response = drive.call("PATCH", f"/{loose['id']}", json={"folder_id": two["id"]})
    assert (response.status_code, response.json()["code"]) == (422, "too_deep")
    into_itself = drive.call("PATCH", f"/{one['id']}", json={"folder_id": two["id"]})
    assert into_itself.status_code == 422
    up = drive.call("PATCH", f"/{three['id']}", json={"folder_id": None, "name": "x"})
    assert (up.json()["data"]["folder_id"], up.json()["data"]["name"]) == (None, "x")


def test_two_files_of_one_name_get_different_names(drive: Drive) -> None:
    drive.uploaded(PDF, "price list.pdf")
    assert drive.uploaded(PDF, "price list.pdf")["name"] == "price list (2).pdf"
    drive.folder("Tea")
    again = drive.call("POST", "/folders", json={"name": "TEA"})
    assert "name" in again.json()["errors"]


def test_a_deleted_folder_is_restored_with_its_files(drive: Drive) -> None:
    folder = drive.folder("Tea")
    item = drive.uploaded(png(), folder_id=folder["id"])
    assert drive.client.get(item["url"]).status_code == 200
    gone = drive.call("DELETE", f"/{folder['id']}")
    assert gone.json()["data"]["deleted_at"]
    assert drive.client.get(item["url"]).status_code == 404
    assert (drive.names(), drive.names(kind="image")) == ([], [])
    assert drive.call("GET", "/usage").json()["data"]["used_bytes"] == 0
    assert drive.call("POST", f"/{folder['id']}/restore").status_code == 200
    assert drive.names(folder_id=folder["id"]) == ["tea.png"]
    assert drive.client.get(item["url"]).status_code == 200


def test_a_restored_file_of_a_deleted_folder_is_at_the_top(
    drive: Drive,
) -> None:
    folder = drive.folder("Tea")
    item = drive.uploaded(png(), folder_id=folder["id"])
    drive.call("DELETE", f"/{item['id']}")
    drive.call("DELETE", f"/{folder['id']}")
    assert drive.call("POST", f"/{item['id']}/restore").status_code == 200
    assert drive.names() == ["tea.png"]


def test_a_deleted_file_is_deleted_permanently_after_a_day(
    drive: Drive, database: Database, settings: VendorSettings
) -> None:
    item = drive.uploaded(png())
    folder = settings.storage_dir / "drive" / str(drive.seller.id) / item["id"]
    drive.call("DELETE", f"/{item['id']}")
    work(database)
    assert folder.exists()
    with database.session() as session:
        session.execute(sa.update(files).values(deleted_at=now() - timedelta(days=1)))
    assert drive.call("POST", f"/{item['id']}/restore").status_code == 404
    work(database)
    assert not folder.exists()


def test_files_in_use_cannot_be_deleted_with_their_folder(
    drive: Drive, database: Database
) -> None:
    folder = drive.folder("Papers")
    item = drive.uploaded(PDF, "pan.pdf", folder_id=folder["id"])
    why = Use("statutory", new_id(), "Statutory details", "/seller/companyprofile")
    with database.session() as session:
        use(
            session, drive.seller.owner_id, [UUID(item["id"])], why, only_documents=True
        )
    for target in (item, folder):
        refused = drive.call("DELETE", f"/{target['id']}")
        assert (refused.status_code, refused.json()["code"]) == (409, "in_use")
        (used,) = refused.json()["data"]["used_in"]
        assert (used["kind"], used["label"]) == ("statutory", "Statutory details")
    (listed,) = drive.call("GET", params={"kind": "document"}).json()["data"]
    assert listed["used_in"] == [used]
    with database.session() as session:
        release(session, "statutory", why.ref_id)
    assert drive.call("DELETE", f"/{folder['id']}").status_code == 200


def test_another_sellers_files_are_404(drive: Drive, other: Drive) -> None:
    item, folder = drive.uploaded(PDF, "pan.pdf"), drive.folder("Tea")
    for id in (item["id"], str(new_id())):
        assert other.call("PATCH", f"/{id}", json={"name": "x"}).status_code == 404
        for method, path in TOUCHES:
            assert other.call(method, f"/{id}{path}").status_code == 404
    assert other.send(PDF, "x.pdf", folder_id=folder["id"]).status_code == 422
    found = other.call("GET", params={"folder_id": folder["id"]})
    assert found.status_code == 404
    assert (drive.names(), other.names()) == (["Tea", "pan.pdf"], [])


def test_a_buyer_has_no_drive(client: TestClient) -> None:
    headers = bearer(new_id())
    file = {"file": ("tea.png", png())}
    folder = client.post("/api/mydrive/folders", json={"name": "x"}, headers=headers)
    picture = client.post("/api/mydrive", headers=headers, files=file)
    assert (folder.status_code, picture.status_code) == (403, 403)
    assert client.get("/api/mydrive").status_code == 401
    assert client.post("/api/mydrive", files=file).status_code == 401


def test_a_repeated_upload_is_one_file(drive: Drive) -> None:
    drive.headers["Idempotency-Key"] = "one"
    first, again = drive.uploaded(PDF, "pan.pdf"), drive.uploaded(PDF, "pan.pdf")
    assert first == again
    assert drive.send(PDF + b"\n", "pan.pdf").json()["code"] == "key_reused"
    del drive.headers["Idempotency-Key"]
    assert drive.names() == ["pan.pdf"]


def test_a_photo_of_six_megapixels_is_stored_small(drive: Drive) -> None:
    sent = noisy(3000, 2000)
    assert drive.uploaded(sent, "tea.jpg")["size_bytes"] < len(sent) / 4
