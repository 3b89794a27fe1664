"""The contract of a service in `import-linter.toml`: order, floors and breaches.

Under `ignore_imports`, an entry with `*` is the rule of a floor, an exact one a breach.
"""

import re
import tomllib
from typing import Any

from source import ROOT

CONFIG = ROOT / "tests/architecture/import-linter.toml"
WILDCARDS = {"**": r"\w+(\.\w+)*", "*": r"\w+"}


def nouns(service: str) -> list[str]:
    """From the top down."""
    return list(_contract(service)["layers"])


def floor_rules(service: str) -> list[str]:
    """Imports from the top floor and to the ground, as `shop.** -> shop.*.models`."""
    return [line for line in _contract(service)["ignore_imports"] if "*" in line]


def breaches(service: str) -> list[str]:
    return exact(_contract(service)["ignore_imports"])


def exact(listed: list[str]) -> list[str]:
    return [line for line in listed if "*" not in line]


def is_allowed(importer: str, imported: str, rules: list[str]) -> bool:
    """`imported` is a module, or a name inside one."""
    return any(
        re.fullmatch(_pattern(above), importer)
        and re.match(rf"{_pattern(below)}\b", imported)
        for above, below in (rule.split(" -> ") for rule in rules)
    )


def _pattern(expression: str) -> str:
    return r"\.".join(WILDCARDS.get(part, part) for part in expression.split("."))


def _contract(service: str) -> dict[str, Any]:
    contracts = tomllib.loads(CONFIG.read_text())["tool"]["importlinter"]["contracts"]
    return next(one for one in contracts if one.get("containers") == [service])
