"""Packages that import each other in a circle: nouns of a service, features of a UI.

A noun of a service spans three floors. Imports from its top floor (`api`, `handlers`)
and to its ground (`models`) close no circle: `import-linter.toml` lists them.
"""

import posixpath
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from source import Module

from counters import layer_rules

Edges = dict[str, set[str]]
RELATIVE = re.compile(r"(?:from|import)\s*\(?\s*(?:/\*.*?\*/\s*)?'(\.[^']+)'")


def of_nouns(
    service: str, modules: Iterable[Module], floor_rules: list[str]
) -> list[str]:
    edges: Edges = {}
    for module in modules:
        here = module.dotted
        noun = here.split(".")[1]
        for imported in module.imports():
            target = imported.split(".")
            is_other = target[0] == service and len(target) > 1 and target[1] != noun
            if is_other and not layer_rules.is_allowed(here, imported, floor_rules):
                edges.setdefault(noun, set()).add(target[1])
    return [f"{service}/{noun}" for noun in in_circles(edges)]


def of_features(frontend: str, texts: dict[Path, str]) -> list[str]:
    """`texts`: the path inside `src/features` and the text of each file."""
    edges: Edges = {}
    for path, text in texts.items():
        for target in _features(path, text):
            if target != path.parts[0]:
                edges.setdefault(path.parts[0], set()).add(target)
    return [f"{frontend}/{feature}" for feature in in_circles(edges)]


def in_circles(edges: Edges) -> list[str]:
    """Every name from which imports lead back to it."""
    return sorted(name for name in edges if name in _reached(name, edges))


def _features(path: Path, text: str) -> Iterator[str]:
    for target in RELATIVE.findall(text):
        reached = posixpath.normpath(f"{path.parent.as_posix()}/{target}")
        if not reached.startswith(".."):
            yield reached.split("/")[0]


def _reached(start: str, edges: Edges) -> set[str]:
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        for name in edges.get(ahead.pop(), set()) - seen:
            seen.add(name)
            ahead.append(name)
    return seen
