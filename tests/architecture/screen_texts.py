"""Every text that people read, and its file: catalogues, mails, notices, articles,
documents, refusals."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.architecture.source import ROOT

ENGAGEMENT = ROOT / "services/engagement/src/engagement"
_ENTRY = re.compile(r'^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)', re.MULTILINE)


class Text(NamedTuple):
    language: str
    where: str
    text: str


def every_text() -> Iterator[Text]:
    yield from _catalogues()
    folders = ("notifications/mail", "notifications", "documents")
    for name in (*folders, "orders/documents", "rfq/documents"):
        path = ENGAGEMENT / name / "texts.json"
        yield from _leaves(json.loads(path.read_text()), _name(path), "en")
    yield from _articles()
    yield from _refusals()


def _catalogues() -> Iterator[Text]:
    """Messages of the front ends: the message is English, its translation Nepali."""
    for path in sorted(ROOT.glob("*/*/src/**/locales/ne/messages.po")):
        if "node_modules" not in path.parts:
            for message, translation in _ENTRY.findall(path.read_text()):
                yield Text("en", _name(path), _joined(message))
                yield Text("ne", _name(path), _joined(translation))


def _leaves(node: Any, where: str, language: str) -> Iterator[Text]:
    if isinstance(node, str):
        yield Text(language, where, node)
    elif isinstance(node, list):
        for each in node:
            yield from _leaves(each, where, language)
    else:
        for key, each in node.items():
            inner = key if key in ("en", "ne") else language
            yield from _leaves(each, where, inner)


def _articles() -> Iterator[Text]:
    """An article has a head, an English and a Nepali part, divided by `---`."""
    for path in sorted((ENGAGEMENT / "support/help/articles").glob("*.md")):
        head, english, nepali = path.read_text().split("\n---\n")
        for line in head.splitlines():
            key, value = line.split(": ", 1)
            if key in ("title", "summary"):
                yield Text("en", _name(path), value)
            if key in ("title_ne", "summary_ne"):
                yield Text("ne", _name(path), value)
        yield Text("en", _name(path), english)
        yield Text("ne", _name(path), nepali)


def _refusals() -> Iterator[Text]:
    """Sentences of services: strings of each `error_texts.py` but docstrings."""
    for path in sorted(ROOT.glob("*/*/src/*/error_texts.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and " " in value and "\n" not in value:
                yield Text("en", _name(path), value)


def _joined(lines: str) -> str:
    return "".join(json.loads(line) for line in lines.strip().splitlines())


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))
