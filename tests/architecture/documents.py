"""Reads the documents: their sentences, links and code spans."""

import re
from collections.abc import Iterator
from pathlib import Path

from source import ROOT, SERVICES

_FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\[([^]]*)\]\(([^)\s]+)\)")
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) +")
_ABBREVIATION = re.compile(r"\b(e\.g|i\.e|etc|vs|cf|approx|no)\. ", re.IGNORECASE)
_END = re.compile(r"[.!?][\"')*_]*\s+(?=[\"'(*_]*[A-Z0-9\u0900-\u097F]|CODE)")


_SPECIFICATION = re.compile(r"\b(?:D\d{1,2}|spec \d+|promise \d+)\b")
_PACKAGES = ("servicekit", "contracts", *SERVICES)
_DOTTED = re.compile(rf"(?<![\w/.@-])((?:{'|'.join(_PACKAGES)})(?:\.[A-Za-z_]\w*)+)")


def code_spans(text: str) -> list[str]:
    return _CODE.findall(_FENCE.sub("", text))


def link_targets(text: str) -> list[str]:
    return [target for _, target in _LINK.findall(_FENCE.sub("", text))]


def sentences(text: str) -> list[str]:
    """Of paragraphs, list items and table cells; code counts as one word."""
    prose = _CODE.sub("CODE", _LINK.sub(r"\1", _FENCE.sub("", text)))
    blocks = [_ABBREVIATION.sub(r"\1 ", block) for block in _blocks(prose)]
    return [each for block in blocks for each in _END.split(block) if each.strip()]


def words(text: str) -> set[str]:
    """Of the sentences, without code, in small letters."""
    prose = " ".join(sentences(text)).replace("CODE", "").lower()
    return set(re.findall(r"[a-z]+", prose))


def numbers_of_specification(text: str) -> list[str]:
    """A reader of this repository cannot look them up."""
    return _SPECIFICATION.findall(" ".join(sentences(text)))


def is_list_of_code(sentence: str) -> bool:
    return not any(map(str.isalnum, sentence.replace("CODE", "")))


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


def python_names(text: str) -> set[str]:
    """Modules and what they define, such as `servicekit.db` and `contracts.claims`."""
    spans = [span for span in code_spans(text) if ".py" not in span]
    return {name for span in spans for name in _DOTTED.findall(span)}


def is_defined(name: str) -> bool:
    """A package, a module, or a name in the text of one."""
    folder = "services" if name.split(".")[0] in SERVICES else "libs"
    *parents, last = name.split(".")
    source = ROOT / folder / name.split(".")[0] / "src"
    if _module(source.joinpath(*parents, last)):
        return True
    module = _module(source.joinpath(*parents))
    return bool(module and re.search(rf"\b{last}\b", module.read_text()))


def _module(path: Path) -> Path | None:
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if file.exists()), None)
