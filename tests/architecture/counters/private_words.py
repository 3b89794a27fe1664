"""Definitions whose name holds a word with a meaning only this code base gives it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from source import ROOT, Module

TABLE = ROOT / "tests/architecture/private_words.toml"
PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
DECLARED = re.compile(
    r"^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?"
    r"(?:const|let|var|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)",
    re.MULTILINE,
)


def in_python(module: Module) -> list[str]:
    return [f"{module.name}: {name}" for name in of_python(module) if private(name)]


def of_python(module: Module) -> list[str]:
    """Every name it defines, its own first."""
    return [module.path.stem, *_defined(module.tree)]


def in_typescript(path: Path, text: str) -> list[str]:
    return [f"{path}: {name}" for name in of_typescript(path, text) if private(name)]


def of_typescript(path: Path, text: str) -> list[str]:
    """The file, and what `const`, `function`, `class` or `type` declare."""
    return [path.name.split(".")[0], *DECLARED.findall(text)]


def private(name: str) -> bool:
    """`useAskedWords` and `MOST_WORDS` hold one, `wishlist` and `not_found` do not."""
    words, fair = _table()
    plain = " ".join(part.lower() for part in PARTS.findall(name))
    for phrase in fair:
        plain = re.sub(rf"\b{phrase}\b", "", plain)
    return not words.isdisjoint(plain.split())


def _defined(tree: ast.Module) -> Iterator[str]:
    """Functions, classes, and the names that a module or a class assigns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from (name for line in node.body for name in _assigned(line))


def _assigned(line: ast.stmt) -> Iterator[str]:
    if isinstance(line, ast.Assign):
        targets = line.targets
    elif isinstance(line, ast.AnnAssign):
        targets = [line.target]
    else:
        return
    yield from (target.id for target in targets if isinstance(target, ast.Name))


@cache
def _table() -> tuple[frozenset[str], list[str]]:
    table = tomllib.loads(TABLE.read_text())
    return frozenset(table["standard"]), table["fair"]["phrases"]
