"""The operations of an application, from its own OpenAPI document."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import FastAPI

Schema = dict[str, Any]
DEEPEST = 8
_METHODS = ("get", "post", "put", "patch", "delete")
_FORMATS = {
    "uuid": "00000000-0000-7000-8000-000000000000",
    "date": "2026-01-31",
    "date-time": "2026-01-31T12:00:00Z",
    "email": "somebody@example.com",
}


@dataclass(frozen=True)
class Parameter:
    name: str
    place: str
    is_required: bool
    schema: Schema


@dataclass(frozen=True)
class Operation:
    """`body`: the schema of its JSON, without references."""

    name: str
    method: str
    path: str
    parameters: tuple[Parameter, ...]
    body: Schema | None

    def url(self, given: Mapping[str, str] = {}) -> str:
        """With fitting values for all that is needed; `given` are percent-encoded."""
        values = {
            each.name: given.get(each.name, str(sample(each.schema)))
            for each in self.parameters
            if each.is_required or each.name in given
        }
        path = re.sub(r"\{(\w+)\}", lambda found: values[found[1]], self.path)
        in_query = [each.name for each in self.parameters if each.place == "query"]
        query = "&".join(
            f"{name}={values[name]}" for name in in_query if name in values
        )
        return f"{path}?{query}" if query else path


def operations(app: FastAPI) -> list[Operation]:
    document = app.openapi()
    definitions = document["components"]["schemas"]
    return [
        _operation(method.upper(), path, entry, definitions)
        for path, entries in document["paths"].items()
        for method, entry in entries.items()
        if method in _METHODS
    ]


def _operation(method: str, path: str, entry: Schema, definitions: Schema) -> Operation:
    content = entry.get("requestBody", {}).get("content", {})
    body = content.get("application/json", {}).get("schema")
    parameters = tuple(
        Parameter(
            each["name"],
            each["in"],
            each.get("required", False),
            _resolved(each["schema"], definitions),
        )
        for each in entry.get("parameters", [])
        if each["in"] in ("path", "query")
    )
    resolved = _resolved(body, definitions) if body else None
    return Operation(entry["operationId"], method, path, parameters, resolved)


def _resolved(schema: Any, definitions: Schema, depth: int = 0) -> Any:
    """The schema with its references replaced by what they name."""
    if isinstance(schema, list):
        return [_resolved(each, definitions, depth) for each in schema]
    if not isinstance(schema, dict) or depth > DEEPEST * 4:
        return schema
    if "$ref" in schema:
        return _resolved(
            definitions[schema["$ref"].rsplit("/", 1)[1]], definitions, depth + 1
        )
    return {
        name: _resolved(each, definitions, depth + 1) for name, each in schema.items()
    }


def choices(schema: Schema) -> Iterator[Schema]:
    """The schema, or each of its alternatives but null."""
    alternatives = schema.get("anyOf") or schema.get("oneOf")
    for each in alternatives or ():
        yield from choices(each)
    if not alternatives and schema.get("type") != "null":
        yield schema


def sample(schema: Schema) -> Any:
    """A value that fits, with no more in it than is needed."""
    schema = next(choices(schema), {})
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    kind = schema.get("type")
    if kind == "object":
        needed = schema.get("required", ())
        return {name: sample(schema["properties"][name]) for name in needed}
    if kind == "array":
        return [sample(schema["items"])] * schema.get("minItems", 0)
    if kind == "boolean":
        return True
    if kind in ("integer", "number"):
        return schema.get("minimum", schema.get("exclusiveMinimum", 0) + 1)
    return _FORMATS.get(schema.get("format", ""), "1" * schema.get("minLength", 1))
