"""Reads the documents: their sentences, links and code spans."""

import re
from collections.abc import Iterator
from pathlib import Path

_FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\[([^]]*)\]\(([^)\s]+)\)")
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) +")
_ABBREVIATION = re.compile(r"\b(e\.g|i\.e|etc|vs|cf|approx|no)\. ", re.IGNORECASE)
_END = re.compile(r"[.!?][\"')*_]*\s+(?=[\"'(*_]*[A-Z0-9\u0900-\u097F]|CODE)")


def code_spans(text: str) -> list[str]:
    return _CODE.findall(_FENCE.sub("", text))


def link_targets(text: str) -> list[str]:
    return [target for _, target in _LINK.findall(_FENCE.sub("", text))]


def sentences(text: str) -> list[str]:
    """Of paragraphs, list items and table cells; code counts as one word."""
    prose = _CODE.sub("CODE", _LINK.sub(r"\1", _FENCE.sub("", text)))
    blocks = [_ABBREVIATION.sub(r"\1 ", block) for block in _blocks(prose)]
    return [each for block in blocks for each in _END.split(block) if each.strip()]


def length(sentence: str) -> int:
    return sum(any(map(str.isalnum, token)) for token in sentence.split())


def _blocks(prose: str) -> Iterator[str]:
    lines: list[str] = []
    for line in [*prose.splitlines(), ""]:
        starts_block = not line.strip() or line[0] in "#|" or _ITEM.match(line)
        if starts_block and lines:
            yield " ".join(lines)
            lines = []
        if line.startswith("|"):
            yield from line.strip("| ").split("|")
        elif line.strip() and not line.startswith("#"):
            lines.append(_ITEM.sub("", line).strip())


def exists(target: str, page: Path) -> bool:
    """Whether a relative link leads to a file; addresses elsewhere are not opened."""
    path, _, _ = target.partition("#")
    is_elsewhere = re.match(r"[a-z]+:", target) is not None
    return is_elsewhere or not path or (page.parent / path).exists()
