"""Packages that import each other in a circle: nouns of a service, features of a UI.

A noun of a service spans three floors. Imports from its top floor (`api`, `handlers`)
and to its ground (`models`) close no circle: `import-linter.toml` lists them.
"""

import itertools
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
    """Also nouns inside a package that holds nouns, as `shop/sales/orders`."""
    listed = list(modules)
    packages = {_parent(module.dotted) for module in listed}
    edges: Edges = {}
    for module in listed:
        for imported in module.imports():
            if layer_rules.is_allowed(module.dotted, imported, floor_rules):
                continue
            here, there = _siblings(module.dotted, imported)
            is_top = _parent(here) == _parent(there) == service
            if is_top or packages >= {here, there}:
                edges.setdefault(here, set()).add(there)
    return [noun.replace(".", "/") for noun in in_circles(edges)]


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


def _parent(dotted: str) -> str:
    return dotted.rpartition(".")[0]


def _siblings(importer: str, imported: str) -> tuple[str, str]:
    """The two names in the package that holds both, where their paths part."""
    pairs = zip(importer.split("."), imported.split("."), strict=False)
    same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
    here, there = (name.split(".")[: same + 1] for name in (importer, imported))
    return ".".join(here), ".".join(there)


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
