"""Object types of the API that a front end writes by hand."""

import re
from collections.abc import Iterator
from pathlib import Path

DECLARED = re.compile(r"^(?:export )?(?:type|interface) (\w+)")
API_FILE = re.compile(r"/api/[^/]+\.ts$|/(?:[\w-]+-)?api\.ts$")
WIRE_FIELD = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\??:")
GENERATED = "libs/web-api/"


def breaches(path: Path, text: str) -> list[str]:
    """In an API file every object type, elsewhere those with a field in snake_case."""
    if path.as_posix().startswith(GENERATED):
        return []
    is_api = bool(API_FILE.search(path.as_posix()))
    return [
        f"{path}: {name}"
        for name, body in _types(text)
        if "{" in body and (is_api or WIRE_FIELD.search(body))
    ]


def _types(text: str) -> Iterator[tuple[str, str]]:
    """As prettier lays them out: a declaration ends with a line at the margin."""
    lines = text.splitlines()
    for start, line in enumerate(lines):
        declared = DECLARED.match(line)
        if declared:
            yield declared[1], "\n".join(_body(lines[start:]))


def _body(lines: list[str]) -> Iterator[str]:
    yield lines[0]
    for line in lines[1:]:
        if line[:1] not in ("", " ", "}", "|", "&"):
            return
        yield line
        if line.startswith("}"):
            return
