"""Imports that lead up: from the ground to a noun, from a noun to the top floor.

Tables and state machines stand at the ground, the nouns on them, and on top what speaks
HTTP, hears events or runs by the clock.
"""

from collections.abc import Iterator

from source import Module

GROUND = {"models", "transitions", "settings"}
TOP = {"api", "handlers", "jobs", "main", "worker", "subscriptions", "commands"}


def breaches(modules: list[Module]) -> list[str]:
    known = {module.dotted for module in modules}
    return [line for module in modules for line in _upward(module, known)]


def _upward(module: Module, known: set[str]) -> Iterator[str]:
    here = module.dotted
    targets = {_module_of(imported, known) for imported in module.imports()}
    for target in sorted(filter(None, targets)):
        if _floor(here) < _floor(target):
            yield f"{module.name}: imports {target}"


def _floor(dotted: str) -> int:
    role = dotted.split(".")[-1]
    return 0 if role in GROUND else 2 if role in TOP else 1


def _module_of(imported: str, known: set[str]) -> str | None:
    """`catalog.products.models.Product` is of `catalog.products.models`."""
    name = imported
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name or None
