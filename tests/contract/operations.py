"""Every operation of the merged OpenAPI with its line of matrix.toml."""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.contract.belongings import Thing
from tests.contract.callers import ENDED, Caller

HERE = Path(__file__).parent
OPENAPI = HERE.parents[1] / "gateway" / "openapi.json"
_MULTIPART = "multipart/form-data"
METHODS = {"get", "post", "put", "patch", "delete"}


@dataclass(frozen=True)
class Rule:
    """A row of matrix.toml, which explains its columns."""

    may: str
    of: str = ""
    also: str = ""
    answers: Any = 200
    own: int = 0
    ended: int = 0
    body: str = ""
    harmless: str = ""
    query: str = ""
    others: int = 404
    silent: bool = False


@dataclass(frozen=True)
class Operation:
    name: str
    method: str
    path: str
    is_multipart: bool
    rule: Rule

    def expected(self, caller: Caller, thing: Thing | None) -> tuple[bool, set[int]]:
        """Whether the caller is admitted, and the expected statuses."""
        rule = self.rule
        if refusal := self._refusal(caller):
            return False, {refusal}
        if rule.of and thing is None and not rule.silent:
            return False, {rule.others}
        is_own = thing is not None and caller.name in thing.owners
        is_for_all = rule.may == "guest" or not rule.of
        if not (is_for_all or is_own or rule.also in caller.is_):
            return False, {rule.others}
        return True, _statuses(rule.own if is_own and rule.own else rule.answers)

    def _refusal(self, caller: Caller) -> int:
        if self.rule.may == "guest":
            return self.rule.ended if caller.name in ENDED else 0
        if "user" not in caller.is_:
            return 401
        return 0 if self.rule.may in caller.is_ else 403

    def url(self, id_: str, signed: str = "") -> str:
        """With an id for each place in the path, or one for all."""
        ids = id_.split()
        left = iter(ids if len(ids) > 1 else ())
        path = re.sub(r"\{\w+\}", lambda _: next(left, id_), self.path)
        query = self.rule.query.format(id=id_, signed=signed)
        return f"{path}?{query}" if query else path

    def form(self, forms: Mapping[str, Any], let_in: bool) -> Any:
        name = (let_in and self.rule.harmless) or self.rule.body
        return forms[name] if name else None


def _statuses(answers: Any) -> set[int]:
    return set(answers) if isinstance(answers, list) else {answers}


def documented() -> dict[str, tuple[str, str, bool]]:
    """Method, path and whether it takes multipart, by the operation's name."""
    paths = json.loads(OPENAPI.read_text())["paths"]
    return {
        operation["operationId"]: (
            method.upper(),
            path,
            _MULTIPART in _taken(operation),
        )
        for path, operations in paths.items()
        for method, operation in operations.items()
        if method in METHODS
    }


def _taken(operation: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = operation.get("requestBody", {}).get("content", {})
    return content


@cache
def declared() -> dict[str, Rule]:
    lines = tomllib.loads((HERE / "matrix.toml").read_text())["operations"]
    return {name: Rule(**line) for name, line in lines.items()}


def bodies() -> dict[str, Any]:
    return tomllib.loads((HERE / "bodies.toml").read_text())


def operations() -> list[Operation]:
    """In the order of the table."""
    known = documented()
    return [Operation(name, *known[name], rule) for name, rule in declared().items()]


def filled(form: Any, words: Mapping[str, str]) -> Any:
    """The form with its {names} replaced, however deep."""
    if isinstance(form, str):
        return form.format_map(words)
    if isinstance(form, list):
        return [filled(part, words) for part in form]
    if isinstance(form, dict):
        return {name: filled(part, words) for name, part in form.items()}
    return form


def accepted_fields(operation: Operation) -> set[str]:
    """The default form of the operation."""
    document = json.loads(OPENAPI.read_text())
    found = document["paths"][operation.path][operation.method.lower()]
    taken = _taken(found)
    if operation.is_multipart:
        return set(taken[_MULTIPART]["schema"]["properties"])
    name = taken["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
    return set(document["components"]["schemas"][name]["properties"])
