"""Every sentence with which an application refuses what a schema does not allow."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from servicekit.testing.calls import Answer, Call, answers
from servicekit.testing.hostile import Headers, hushed, odd_requests
from servicekit.testing.operations import DEEPEST, Schema, choices, operations

# Between them they break every kind of rule a field can have.
WRONG: tuple[Any, ...] = (
    None,
    True,
    "",
    "x",
    "x" * 300,
    "९९",
    -1,
    0,
    1.23456,
    10**30,
    "1.23456",
    [],
    {},
    ["x"] * 120,
    {"x": 1},
)
MAX_PER_NAME = 1  # operations whose parameter of this name is tried


def uncoded(
    client: TestClient, headers: Headers, listed: Path
) -> tuple[int, dict[str, str]]:
    """How many sentences were read, and those without a code and params of the list
    (gateway/refusals.json), with an operation that answers them."""
    listed_params = json.loads(listed.read_text("utf-8"))
    read, missing = set(), {}
    for name, text, reason in _sentences(client, headers):
        read.add(text)
        if sorted(reason.get("params", ())) != sorted(
            listed_params.get(reason.get("code"), "?")
        ):
            missing[text] = name
    return len(read), missing


def _sentences(
    client: TestClient, headers: Headers
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The operation, the sentence and its reason."""
    hushed()
    calls = [*_wrong_bodies(client, headers), *_odd_parameters(client, headers)]
    answered = answers(client, [call for _, call in calls])
    for (name, _), answer in zip(calls, answered, strict=True):
        yield from ((name, *each) for each in _reasons(answer))


def _wrong_bodies(client: TestClient, headers: Headers) -> Iterator[tuple[str, Call]]:
    for operation in operations(client.app):  # type: ignore[arg-type]
        for body in _bodies(operation.body) if operation.body else ():
            sent = json.dumps(body).encode()  # numbers longer than orjson has
            yield operation.name, Call(operation.method, operation.url(), headers, sent)


def _odd_parameters(client: TestClient, headers: Headers) -> Iterator[tuple[str, Call]]:
    for operation, parameter, value in odd_requests(client, MAX_PER_NAME):
        url = operation.url({parameter.name: value})
        yield operation.name, Call(operation.method, url, headers)


def _bodies(schema: Schema) -> Iterator[Any]:
    """Each wrong value in the place of the whole, then of every field at once, then of
    what its lists and groups hold."""
    yield from WRONG
    for value in WRONG:
        yield dict.fromkeys(_properties(schema), value)
        yield _deep(schema, value)


def _properties(schema: Schema) -> dict[str, Schema]:
    return next((each.get("properties", {}) for each in choices(schema)), {})


def _deep(schema: Schema, value: Any, depth: int = 0) -> Any:
    for each in choices(schema):
        if "properties" in each and depth < DEEPEST:
            parts = each["properties"].items()
            return {name: _deep(part, value, depth + 1) for name, part in parts}
        if "items" in each:
            return [_deep(each["items"], value, depth + 1)]
    return value


def _reasons(answer: Answer) -> Iterator[tuple[str, dict[str, Any]]]:
    if answer.status != 422:
        return
    body = answer.json()
    yield body["message"], body.get("reason", {})
    reasons = body.get("reasons", {})
    for field, sentences in body.get("errors", {}).items():
        yield sentences[0], reasons.get(field, {})
