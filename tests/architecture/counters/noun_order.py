"""Imports against the order of the nouns: the breaches `import-linter.toml` lists."""

import re
from collections.abc import Iterator

import grimp
from source import SERVICES

from counters import layer_rules

LISTED = re.compile(r"(  # Breaches\n).*?(?=\])", re.DOTALL)


def record(may_rise: bool) -> None:
    """Drops what no import needs any more; with `may_rise` it adds what is new."""
    today = {service: set(_found(service)) for service in SERVICES}
    if not may_rise:
        today = {name: today[name] & set(layer_rules.breaches(name)) for name in today}
    lists = iter(today.values())
    text = layer_rules.CONFIG.read_text()
    text = LISTED.sub(lambda old: old[1] + _lines(next(lists)), text)
    layer_rules.CONFIG.write_text(text)


def _lines(found: set[str]) -> str:
    return "".join(f'  "{line}",\n' for line in sorted(found))


def _found(service: str) -> Iterator[str]:
    rules = layer_rules.floor_rules(service)
    places = {noun: place for place, noun in enumerate(layer_rules.nouns(service))}
    graph = grimp.build_graph(service)
    for importer in sorted(graph.modules):
        for imported in graph.find_modules_directly_imported_by(importer):
            is_rising = rises(importer, imported, places)
            if is_rising and not layer_rules.is_allowed(importer, imported, rules):
                yield f"{importer} -> {imported}"


def rises(importer: str, imported: str, places: dict[str, int]) -> bool:
    nouns = [name.split(".")[1] for name in (importer, imported) if "." in name]
    if len(nouns) < 2 or not places.keys() >= set(nouns):
        return False
    return places[nouns[0]] > places[nouns[1]]
