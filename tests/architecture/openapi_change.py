"""Breaking changes of the HTTP API between two OpenAPI documents.

A caller of the old version must be able to go on: nothing it sends is refused, nothing
it reads is missing.
"""

import re
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
MAX_DEPTH = 6


def breaches(old: Document, new: Document) -> Iterator[str]:
    """One sentence for each, with its operation."""
    today = {(_unnamed(path), method): now for path, method, now in _operations(new)}
    for path, method, was in _operations(old):
        name = f"{method.upper()} {path}"
        now = today.get((_unnamed(path), method))
        if now is None:
            yield f"{name} is gone"
            continue
        for breach in (*_parameters(was, now), *_bodies(old, was, new, now)):
            yield f"{name}: {breach}"


def _unnamed(path: str) -> str:
    """The names of its parameters do not matter to a caller."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def _operations(document: Document) -> Iterator[tuple[str, str, Document]]:
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                yield path, method, operations[method]


def _parameters(old: Document, new: Document) -> Iterator[str]:
    was, now = _named(old), _named(new)
    for key in sorted(set(was) - set(now)):
        yield f"parameter {key} is gone"
    for key, parameter in sorted(now.items()):
        if parameter.get("required") and not was.get(key, {}).get("required"):
            yield f"parameter {key} became required"


def _named(operation: Document) -> dict[str, Document]:
    return {each["name"]: each for each in operation.get("parameters", [])}


def _bodies(old: Document, was: Document, new: Document, now: Document) -> list[str]:
    sent = (_content(was.get("requestBody", {})), _content(now.get("requestBody", {})))
    found = [f"body {each}" for each in _compared(old, sent[0], new, sent[1], True)]
    for status, answer in was.get("responses", {}).items():
        if not status.startswith("2"):
            continue
        if status not in now["responses"]:
            found.append(f"status {status} is gone")
            continue
        before, after = _content(answer), _content(now["responses"][status])
        found += [f"answer {e}" for e in _compared(old, before, new, after, False)]
    return found


def _content(body: Document) -> Document:
    """The schema of the JSON; empty for files and for nothing."""
    schema: Document = (
        body.get("content", {}).get("application/json", {}).get("schema", {})
    )
    return schema


def _compared(
    old: Document,
    was: Document,
    new: Document,
    now: Document,
    is_sent: bool,
    path: str = "",
    depth: int = 0,
) -> Iterator[str]:
    was, now = _resolved(old, was), _resolved(new, now)
    if depth > MAX_DEPTH or not was or not now:
        return
    if "type" in was and "type" in now and was["type"] != now["type"]:
        yield f"{path or 'itself'} changed its type"
    lost = set(was.get("enum", [])) - set(now.get("enum", []))
    if is_sent and lost and "enum" in now:
        yield f"{path or 'itself'} refuses {', '.join(sorted(map(str, lost)))}"
    before, after = was.get("properties", {}), now.get("properties", {})
    for name in sorted(set(before) - set(after)):
        yield f"{path}{name} is gone"
    required, needed = set(was.get("required", [])), set(now.get("required", []))
    for name in sorted(needed - required if is_sent else required - needed):
        if name in after:
            yield f"{path}{name} became {'required' if is_sent else 'optional'}"
    for name in sorted(set(before) & set(after)):
        inner = (f"{path}{name}.", depth + 1)
        yield from _compared(old, before[name], new, after[name], is_sent, *inner)
    if "items" in was and "items" in now:
        inner = (f"{path}[].", depth + 1)
        yield from _compared(old, was["items"], new, now["items"], is_sent, *inner)


def _resolved(document: Document, schema: Document) -> Document:
    """What a reference names; the one kind of `anyOf` that is not null."""
    while True:
        if "$ref" in schema:
            schema = document["components"]["schemas"][schema["$ref"].split("/")[-1]]
            continue
        kinds = [each for each in schema.get("anyOf", []) if each.get("type") != "null"]
        if len(kinds) != 1:
            return schema
        schema = kinds[0]
