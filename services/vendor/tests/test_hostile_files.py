"""Promise 25: a hostile file is refused fast, uses little memory, and is not stored."""

import json
from collections.abc import Iterator
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database
from vendor.settings import VendorSettings

from .companies import company, saved
from .measuring import measured
from .pictures import (
    PDF,
    Drive,
    archive,
    head_of_png,
    noisy,
    photographed,
    picture,
    png,
    workbook,
)

SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
GIF_AND_SCRIPT = b"GIF89a/*" + bytes(40) + b"*/=1;alert(1)//\n;"
# Of no seller; the same in every process, which names tests alike.
NOBODY = UUID(int=1)
MACROS = {"xl/vbaProject.bin": b"x"}


def bomb_of_rows() -> bytes:
    """400 megapixels in about a megabyte."""
    made: bytes = picture(20_000, 20_000).cast("uchar").pngsave_buffer()
    return made


HOSTILE = {
    "bomb.png": bomb_of_rows,
    "huge.png": lambda: head_of_png(2_000_000_000, 2_000_000_000),
    "wide.png": lambda: head_of_png(40_000, 10),
    "laced.png": lambda: (
        picture(7_000, 5_700).cast("uchar").pngsave_buffer(interlace=True)
    ),
    "hollow.png": lambda: head_of_png(6_000, 6_000),
    "cut.jpg": lambda: noisy(3_000, 2_000)[:400_000],
    "cut.png": lambda: png(3_000, 2_000)[:-60],
    "cut.webp": lambda: picture().webpsave_buffer(lossless=True)[:-20],
    "polyglot.gif": lambda: GIF_AND_SCRIPT,
    "script.svg": lambda: SVG,
    "svg.png": lambda: SVG,
    "page.html": lambda: b"<!doctype html><script>alert(1)</script>",
    "page.jpg": lambda: b"<html><script>alert(1)</script></html>",
    "zip.jpg": lambda: archive({"a.txt": b"a"}),
    "program.pdf": lambda: b"MZ\x90\x00" + bytes(500),
    "elf.pdf": lambda: b"\x7fELF" + bytes(500),
    "cut.pdf": lambda: PDF[:-6],
    "late.pdf": lambda: b"<script>alert(1)</script>" + PDF,
    "polyglot.pdf": lambda: PDF + archive({"a.exe": b"MZ"}) + b"%%EOF",
    "bomb.xlsx": lambda: workbook(**{"xl/sheet1.xml": bytes(150_000_000)}),
    "many.xlsx": lambda: workbook(**{f"xl/{n}": b"" for n in range(3_000)}),
    "macros.xlsx": lambda: workbook(**MACROS),
    "climbing.docx": lambda: archive(
        {"[Content_Types].xml": b"", "word/document.xml": b"", "../../x": b""}
    ),
    "both.docx": lambda: workbook(**{"word/document.xml": b""}),
    "cut.xlsx": lambda: workbook()[:-10],
    "empty.png": lambda: b"",
    "text.txt": lambda: b"hello",
}


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    drive = Drive(client, saved(database, company()))
    drive.uploaded(png(50, 50), "warm.png")
    return drive


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("is_private", [False, True])
def test_a_hostile_file_is_refused_and_not_stored(
    drive: Drive, settings: VendorSettings, name: str, is_private: bool
) -> None:
    content, place = HOSTILE[name](), settings.storage_dir / "drive"
    before = sorted(place.rglob("*"))
    with measured(name):
        answer = drive.send(content, name, is_private=is_private)
    assert answer.status_code == 422, answer.text
    assert "file" in answer.json()["errors"]
    assert sorted(place.rglob("*")) == before
    assert drive.names() == ["warm.png"]


@pytest.mark.parametrize("name", ["bomb.png", "cut.jpg", "script.svg", "cut.pdf"])
def test_a_hostile_logo_is_refused(drive: Drive, name: str) -> None:
    files = {"file": (name, HOSTILE[name]())}
    with measured(f"logo {name}"):
        answer = drive.client.post(
            "/api/sellerprofile/logo", files=files, headers=drive.headers
        )
    assert answer.status_code == 422, answer.text


def test_data_hidden_behind_a_picture_is_not_stored(
    drive: Drive, settings: VendorSettings
) -> None:
    hidden = b"<script>alert('hidden')</script>" + archive({"evil.exe": b"MZ"})
    item = drive.uploaded(photographed() + hidden, "tea.jpg")
    folder = settings.storage_dir / "drive" / str(drive.seller.id) / item["id"]
    for path in folder.iterdir():
        assert b"script" not in path.read_bytes()
        assert path.read_bytes()[:4] == b"RIFF"


@pytest.mark.parametrize(
    "megabytes", [11, 31, 50], ids=lambda size: f"{size} megabytes"
)
@pytest.mark.parametrize("is_announced", [True, False])
def test_a_too_large_body_is_refused(
    drive: Drive, megabytes: int, is_announced: bool
) -> None:
    frame = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    headers = {**drive.headers, "Content-Type": "multipart/form-data; boundary=x"}

    def parts() -> Iterator[bytes]:
        yield frame
        for _ in range(megabytes):
            yield bytes(1_048_576)
        yield b"\r\n--x--\r\n"

    body = b"".join(parts()) if is_announced else parts()
    with measured(f"{megabytes} MB"):
        answer = drive.client.post("/api/mydrive", content=body, headers=headers)
    assert answer.status_code == 413


def test_ten_thousand_parts_are_refused(drive: Drive) -> None:
    fields = {f"field{number}": "x" for number in range(10_000)}
    with measured("10,000 parts"):
        answer = drive.send(png(), **fields)
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "body",
    [b"", b"--x\r\n", b"--x\r\n\r\n\r\n--x--", b"\x00" * 1_000, b"--y\r\n\r\n--y--"],
)
@pytest.mark.parametrize(
    "kind", ["multipart/form-data; boundary=x", "multipart/form-data", "text/plain"]
)
def test_a_broken_form_is_refused(drive: Drive, body: bytes, kind: str) -> None:
    headers = {**drive.headers, "Content-Type": kind}
    answer = drive.client.post("/api/mydrive", content=body, headers=headers)
    assert answer.status_code == 422


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("../../../../etc/passwd", "../../../../etc/passwd"),
        ("..\\..\\boot.ini", "..\\..\\boot.ini"),
        ("/etc/cron.d/x", "/etc/cron.d/x"),
        ("tea\u202egpj.exe", "teagpj.exe"),
        ("चिया \u200dतस्बिर.png", "चिया \u200dतस्बिर.png"),
        ("<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>.png"),
        ("a" * 300 + ".png", "a" * 116 + ".png"),
    ],
)
def test_a_file_name_is_never_used_as_a_path(
    drive: Drive, settings: VendorSettings, name: str, expected: str
) -> None:
    item = drive.uploaded(png(20, 20), name)
    assert item["name"] == expected
    folder = settings.storage_dir / "drive" / str(drive.seller.id) / item["id"]
    assert [path.name for path in folder.iterdir()] == ["320.webp"]


def test_nul_in_a_name_is_refused(drive: Drive) -> None:
    for form in ({"name": "a\0b"}, {"name": "\u202e"}, {"name": "a" * 121}):
        answer = drive.call("POST", "/folders", json=form)
        assert (answer.status_code, [*answer.json()["errors"]]) == (422, ["name"])
    frame = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a\0b.png"'
    body = frame + b"\r\n\r\n" + png(20, 20) + b"\r\n--x--\r\n"
    headers = {**drive.headers, "Content-Type": "multipart/form-data; boundary=x"}
    answer = drive.client.post("/api/mydrive", content=body, headers=headers)
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "path",
    [
        "/storage/drive/../../etc/passwd",
        "/storage/drive/%2e%2e/%2e%2e/etc/passwd",
        "/storage/companies/..%2f..%2f/x/logo.webp",
        f"/storage/drive/{NOBODY}/{NOBODY}/320.webp",
        f"/storage/drive/{NOBODY}/{NOBODY}/..%2fdocument",
    ],
)
def test_paths_outside_storage_are_refused(drive: Drive, path: str) -> None:
    assert drive.client.get(path).status_code in (404, 422)


def test_a_private_document_has_no_public_address(
    drive: Drive, settings: VendorSettings
) -> None:
    item = drive.uploaded(PDF, "pan.pdf")
    place = f"/storage/drive/{drive.seller.id}/{item['id']}"
    for name in ("document", "320.webp", "document.webp"):
        assert drive.client.get(f"{place}/{name}").status_code in (404, 422)
    assert b"%PDF" not in json.dumps(item).encode()
