"""Modules of a service whose name is neither a role nor a noun of the domain."""

import tomllib
from functools import cache

from source import ROOT, Module

NAMES = ROOT / "tests/architecture/role_names.toml"


def breaches(modules: list[Module]) -> list[str]:
    return [module.name for module in modules if not _allowed(module)]


def _allowed(module: Module) -> bool:
    stem = module.path.stem
    inside = module.path.parts[module.path.parts.index("src") + 2 :]
    places = ("roles", "nouns") if len(inside) > 1 else ("entries", "nouns")
    return stem == "__init__" or any(stem in _names()[place] for place in places)


@cache
def _names() -> dict[str, list[str]]:
    return tomllib.loads(NAMES.read_text())
