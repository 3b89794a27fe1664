"""One seller's pictures, through HTTP and in storage."""

from pathlib import Path
from typing import Any

import pyvips
from fastapi.testclient import TestClient

from catalog.images import removal
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from servicekit.db import Database

from . import factories


def png(width: int = 400, height: int = 300) -> bytes:
    made: bytes = pyvips.Image.black(width, height, bands=3).pngsave_buffer()
    return made


class Uploader:
    """One seller's pictures through HTTP."""

    def __init__(self, client: TestClient, firm: Seller) -> None:
        self.client, self.firm = client, firm
        self.headers = factories.as_owner(firm)

    def send(self, content: bytes = b"", to: str = "images") -> Any:
        file = {"file": ("rice.png", content or png())}
        url = f"/api/products/{to}"
        return self.client.post(url, files=file, headers=self.headers)

    def sent(self, content: bytes = b"") -> Any:
        answer = self.send(content)
        assert answer.status_code == 201, answer.text
        return answer.json()["data"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        url = f"/api/products{path}"
        return self.client.request(method, url, headers=self.headers, json=body)

    def listed(self, form: dict[str, Any], *image_ids: str, **more: Any) -> Any:
        answer = self.call("POST", "", {**form, "image_ids": image_ids, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["data"]

    def images_of(self, product_id: str) -> list[str]:
        found = self.call("GET", f"/{product_id}").json()["data"]
        return [image["id"] for image in found["images"]]


def objects(settings: CatalogSettings, firm: Seller) -> list[Path]:
    place = settings.storage_dir / "products" / str(firm.id)
    return [path for path in place.rglob("*") if path.is_file()]


def swept(database: Database) -> None:
    for duty in (removal.clean, removal.sweep):
        with database.session() as session:
            duty(session)
