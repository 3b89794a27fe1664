"""Small real files, and multipart forms with them."""

import struct
import zlib
from collections.abc import Mapping
from typing import Any

from servicekit.testing.videos import Clip, encoded

SHEET = b"name,category,price,unit\nFirst flush tea,Black tea,1250,kg\n"
PDF = b"%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"


def png(width: int = 64, height: int = 64) -> bytes:
    """Of one colour."""
    measure = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\x00" + bytes((200, 30, 40)) * width) * height
    parts = ((b"IHDR", measure), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + check


def parts(form: Mapping[str, Any]) -> dict[str, Any]:
    """For httpx: multipart also without a file; the name in `file` tells its kind."""
    return {
        name: (value, _content(value)) if name == "file" else (None, str(value))
        for name, value in form.items()
    }


def _content(name: str) -> bytes:
    if name.endswith(".mp4"):
        return encoded(Clip(seconds=1))
    return SHEET if name.endswith(".csv") else png()
