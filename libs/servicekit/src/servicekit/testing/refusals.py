"""Every sentence with which an application refuses what a schema does not allow."""

import json
import re
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
MOST_OF_A_NAME = 1  # operations whose parameter of this name is tried
_MSGID = re.compile(r'^msgid "(.+)"\nmsgstr "(.+)"$', re.MULTILINE)


def untranslated(
    client: TestClient, headers: Headers, catalogue: Path
) -> tuple[int, dict[str, str]]:
    """How many sentences were read, and those that Nepali (a .po file) does not have,
    with an operation that says them."""
    known = {msgid for msgid, _ in _MSGID.findall(catalogue.read_text("utf-8"))}
    read = dict(_sentences(client, headers))
    return len(read), {text: by for text, by in read.items() if _id(text) not in known}


def _id(sentence: str) -> str:
    """As the front ends look it up."""
    return re.sub(r"\d{4}-\d\d-\d\d|-?\d+(?:\.\d+)?", "{n}", sentence, count=1)


def _sentences(client: TestClient, headers: Headers) -> Iterator[tuple[str, str]]:
    hushed()
    calls = [*_wrong_bodies(client, headers), *_odd_parameters(client, headers)]
    answered = answers(client, [call for _, call in calls])
    for (name, _), answer in zip(calls, answered, strict=True):
        yield from ((text, name) for text in _messages(answer))


def _wrong_bodies(client: TestClient, headers: Headers) -> Iterator[tuple[str, Call]]:
    for operation in operations(client.app):  # type: ignore[arg-type]
        for body in _bodies(operation.body) if operation.body else ():
            sent = json.dumps(body).encode()  # numbers longer than orjson has
            yield operation.name, Call(operation.method, operation.url(), headers, sent)


def _odd_parameters(client: TestClient, headers: Headers) -> Iterator[tuple[str, Call]]:
    for operation, parameter, value in odd_requests(client, MOST_OF_A_NAME):
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


def _messages(answer: Answer) -> Iterator[str]:
    if answer.status != 422:
        return
    body = answer.json()
    yield body["message"]
    for sentences in body.get("errors", {}).values():
        yield from sentences
