"""Pictures of suspended companies and withheld products are 404 for strangers."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.catalog import ProductPicturesChanged
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer
from vendor.commands import service

from .companies import saved, verified
from .pictures import Drive, png
from .test_company_pictures import put

HEAD = bearer(new_id(), "admin")
REASON = {"reason": "Fraud."}


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, verified()))


def change_company(drive: Drive, verb: str) -> Any:
    path = f"/api/admin/sellers/{drive.seller.id}/{verb}"
    answer = drive.client.post(path, json=REASON, headers=HEAD)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


def status(drive: Drive, url: str) -> int:
    return drive.client.get(url).status_code


def test_pictures_of_a_suspended_company_are_404(drive: Drive) -> None:
    put(drive, "logo", png())
    own = put(drive, "banner", png(1600, 400))
    picture = drive.uploaded(png())
    urls = [
        own["company_logo"],
        own["banner"],
        picture["url"],
        *picture["thumbs"].values(),
    ]
    assert {status(drive, url) for url in urls} == {200}
    seen = change_company(drive, "suspend")
    assert {status(drive, url) for url in urls} == {404}
    assert status(drive, seen["company_logo"]) == 200
    change_company(drive, "reinstate")
    assert {status(drive, url) for url in urls} == {200}


def test_an_administrator_sees_the_logo_in_every_list(drive: Drive) -> None:
    put(drive, "logo", png())
    change_company(drive, "suspend")
    (row,) = drive.client.get("/api/admin/sellers", headers=HEAD).json()["data"]
    assert status(drive, row["company_logo"]) == 200


def test_a_picture_is_cached_for_five_minutes(drive: Drive) -> None:
    answer = drive.client.get(drive.uploaded(png())["url"])
    assert answer.headers["cache-control"] == "public, max-age=300"
    known = {"If-None-Match": answer.headers["etag"]}
    assert drive.client.get(answer.url.path, headers=known).status_code == 304


def test_a_picture_of_a_withheld_product_is_visible_to_its_owner_only(
    drive: Drive, database: Database
) -> None:
    picture, product_id = drive.uploaded(png()), new_id()
    for version, is_withheld, code in ((1, True, 404), (2, False, 200)):
        fields = {
            "product_id": product_id,
            "version": version,
            "seller_id": drive.seller.id,
            "file_ids": [picture["id"]],
            "label": "Tea",
            "link": "/seller/products",
            "is_withheld": is_withheld,
        }
        deliver(database, service, ProductPicturesChanged.model_validate(fields))
        assert status(drive, picture["url"]) == code
        (own,) = drive.call("GET").json()["data"]
        assert status(drive, own["url"]) == 200
        assert status(drive, own["thumbs"]["320"]) == 200
