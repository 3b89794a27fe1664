"""Imports against the order of the nouns: the breaches `import-linter.toml` lists."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import grimp
from source import ROOT, SERVICES

CONFIG = ROOT / "tests/architecture/import-linter.toml"
LISTED = re.compile(r"(  # Breaches\n).*?(?=\])", re.DOTALL)


def breaches(service: str) -> list[str]:
    return exact(_contract(service)["ignore_imports"])


def exact(listed: list[str]) -> list[str]:
    """An exact import is a breach; one with `*` is a rule."""
    return [line for line in listed if "*" not in line]


def record(may_rise: bool) -> None:
    """Drops what no import needs any more; with `may_rise` it adds what is new."""
    today = {service: set(_found(service)) for service in SERVICES}
    if not may_rise:
        today = {name: today[name] & set(breaches(name)) for name in today}
    lists = iter(today.values())
    text = CONFIG.read_text()
    CONFIG.write_text(LISTED.sub(lambda old: old[1] + _lines(next(lists)), text))


def _lines(found: set[str]) -> str:
    return "".join(f'  "{line}",\n' for line in sorted(found))


def _found(service: str) -> Iterator[str]:
    contract = _contract(service)
    places = {noun: place for place, noun in enumerate(contract["layers"])}
    graph = grimp.build_graph(service)
    for rule in contract["ignore_imports"]:
        if "*" in rule:
            for edge in graph.find_matching_direct_imports(rule):
                graph.remove_import(**edge)
    for importer in sorted(graph.modules):
        for imported in graph.find_modules_directly_imported_by(importer):
            if rises(importer, imported, places):
                yield f"{importer} -> {imported}"


def rises(importer: str, imported: str, places: dict[str, int]) -> bool:
    nouns = [name.split(".")[1] for name in (importer, imported) if "." in name]
    if len(nouns) < 2 or not places.keys() >= set(nouns):
        return False
    return places[nouns[0]] > places[nouns[1]]


def _contract(service: str) -> dict[str, Any]:
    contracts = tomllib.loads(CONFIG.read_text())["tool"]["importlinter"]["contracts"]
    return next(one for one in contracts if one.get("containers") == [service])
