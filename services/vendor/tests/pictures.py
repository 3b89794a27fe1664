"""Files for tests, made by the library that reads them, and hostile ones by hand."""

import io
import struct
import zipfile
import zlib
from typing import Any

import pyvips
from fastapi.testclient import TestClient
from httpx2 import Response

from servicekit.db import Database
from servicekit.testing.tokens import bearer
from vendor.drive import removal
from vendor.profiles.models import Seller

PDF = b"%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"


def picture(width: int = 800, height: int = 600, colour: Any = (200, 30, 40)) -> Any:
    return pyvips.Image.black(width, height, bands=3).linear([1, 1, 1], [*colour])


def png(width: int = 800, height: int = 600, colour: Any = (200, 30, 40)) -> bytes:
    made: bytes = picture(width, height, colour).cast("uchar").pngsave_buffer()
    return made


def noisy(width: int, height: int) -> bytes:
    """A JPEG of noise, which does not compress well."""
    grey = pyvips.Image.gaussnoise(width, height, mean=128, sigma=60).cast("uchar")
    made: bytes = grey.bandjoin([grey, grey]).jpegsave_buffer(Q=95)
    return made


def photographed(width: int = 400, height: int = 200) -> bytes:
    """A rotated JPEG with the place where it was taken."""
    image = picture(width, height).cast("uchar").copy()
    image.set_type(pyvips.GValue.gint_type, "orientation", 6)
    for name, text in (("GPSLatitude", "27/1 43/1 0/1"), ("Make", "Secret Camera")):
        ifd = "ifd3" if name.startswith("GPS") else "ifd0"
        image.set_type(pyvips.GValue.gstr_type, f"exif-{ifd}-{name}", text)
    made: bytes = image.jpegsave_buffer(keep="all")
    return made


def head_of_png(width: int, height: int) -> bytes:
    """A PNG header with this size and almost no data."""
    measure = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(bytes(10_000))
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", measure) + _chunk(b"IDAT", rows)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + check


def archive(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as target:
        for name, content in files.items():
            target.writestr(name, content)
    return packed.getvalue()


def workbook(**more: bytes) -> bytes:
    parts = {"[Content_Types].xml": b"<Types/>", "xl/workbook.xml": b"<workbook/>"}
    return archive({**parts, **more})


class Drive:
    """One seller's My Drive through HTTP."""

    def __init__(self, client: TestClient, seller: Seller) -> None:
        self.client, self.seller = client, seller
        self.headers = bearer(seller.owner_id, "seller")

    def send(self, content: bytes, name: str = "tea.png", **fields: Any) -> Response:
        file = {"file": (name, content)}
        url = "/api/mydrive"
        return self.client.post(url, files=file, data=fields, headers=self.headers)

    def uploaded(self, content: bytes, name: str = "tea.png", **fields: Any) -> Any:
        answer = self.send(content, name, **fields)
        assert answer.status_code == 201, answer.text
        return answer.json()["data"]

    def folder(self, name: str, parent_id: str | None = None) -> Any:
        form = {"name": name, "parent_id": parent_id}
        answer = self.call("POST", "/folders", json=form)
        assert answer.status_code == 201, answer.text
        return answer.json()["data"]

    def call(self, method: str, path: str = "", **body: Any) -> Response:
        url = f"/api/mydrive{path}"
        return self.client.request(method, url, headers=self.headers, **body)

    def names(self, **query: Any) -> list[str]:
        answer = self.call("GET", params=query)
        assert answer.status_code == 200, answer.text
        return [item["name"] for item in answer.json()["data"]]


def work(database: Database) -> None:
    """The worker's timers."""
    for duty in (removal.purge, removal.sweep):
        with database.session() as session:
            duty(session)
