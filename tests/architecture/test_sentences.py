"""Whatever a service says to a person, the front ends can say in Nepali (D37)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from servicekit.http.reasons import SENTENCES

ROOT = Path(__file__).parents[2]
FRONT_END = ROOT / "libs/web-platform/src/api"
LIST = FRONT_END / "server-sentences.ts"
REASONS = FRONT_END / "server-reasons.ts"
# What is said to operators, and what has its own texts in both languages.
APART = ("cli", "testing", "sms", "mail", "keys_command.py", "command.py")
SENTENCE = re.compile(r"[A-Z][^\n]* [^\n]*[.!]")


def _text(node: ast.AST) -> str:
    """A string, with {n} for what is filled in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or "{n}" for part in node.values)
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if is_text else ""  # type: ignore[attr-defined]


def _said(tree: ast.Module) -> Iterator[str]:
    """Sentences that stand for themselves: docstrings and parts of others do not."""
    parts = {
        id(part)
        for node in ast.walk(tree)
        for part in (node.values if isinstance(node, ast.JoinedStr) else [])
    }
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) not in parts | alone and SENTENCE.fullmatch(_text(node)):
            yield re.sub(r"\d+", "{n}", _text(node), count=1)


def test_every_sentence_of_the_services_is_on_the_list_of_the_front_ends() -> None:
    known = LIST.read_text("utf-8") + REASONS.read_text("utf-8")
    sources = [*ROOT.glob("services/*/src"), *ROOT.glob("libs/*/src")]
    files = [file for source in sources for file in source.rglob("*.py")]
    spoken = [
        file for file in files if not set(file.relative_to(ROOT).parts) & set(APART)
    ]
    said = {text for file in spoken for text in _said(ast.parse(file.read_text()))}
    assert len(said) > 60
    assert sorted(text for text in said if text not in known) == []


def test_front_ends_word_every_reason_as_the_services_do() -> None:
    entry = re.compile(r"^  (\w+): /\*i18n\*/ '(.+)',$", re.MULTILINE)
    assert dict(entry.findall(REASONS.read_text("utf-8"))) == SENTENCES
