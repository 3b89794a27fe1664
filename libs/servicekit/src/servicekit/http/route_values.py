"""Values of single routes, as `make k8s` writes them from gateway/routes.toml."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, TypeVar

import orjson

T = TypeVar("T")
# Method ("" is every one), pattern of the path, value; of two that match, the first.
Routes = tuple[tuple[str, re.Pattern[str], T], ...]


def load(package: str, file: str) -> dict[str, Any]:
    table: dict[str, Any] = orjson.loads((files(package) / file).read_bytes())
    return table


def routes_in(table: dict[str, Any], read: Callable[[dict[str, Any]], T]) -> Routes[T]:
    return tuple(
        (each["method"], re.compile(each["path"]), read(each))
        for each in table["routes"]
    )


def find(routes: Routes[T], method: str, path: str) -> T | None:
    for of_method, pattern, value in routes:
        if of_method in ("", method) and pattern.fullmatch(path):
            return value
    return None
