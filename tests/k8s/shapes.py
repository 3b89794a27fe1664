"""Whether an object has the schema of its kind."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import kubernetes_validate
import yaml
from jsonschema import Draft202012Validator
from kubernetes_validate import SchemaNotFoundError, ValidationError
from rendering import Manifest, name

VERSION = "1.37"
CUSTOM = Path(__file__).with_name("custom_resources.yaml")
SIMPLE = {"string", "integer", "boolean"}
META = {
    "type": "object",
    "required": ["name"],
    "properties": {key: {} for key in ("name", "namespace", "labels", "annotations")},
    "additionalProperties": False,
}

Schema = dict[str, Any]


def mistakes(manifest: Manifest) -> tuple[str, ...]:
    """Read once: most objects are the same in every environment."""
    return _mistakes(json.dumps(manifest))


@cache
def _mistakes(text: str) -> tuple[str, ...]:
    return tuple(_found(json.loads(text)))


def _found(manifest: Manifest) -> Iterator[str]:
    kind = f"{manifest['apiVersion']}/{manifest['kind']}"
    if kind in _custom():
        for error in _custom()[kind].iter_errors(manifest):
            place = ".".join(map(str, error.absolute_path))
            yield f"{name(manifest)} {place}: {error.message}"
        return
    try:
        kubernetes_validate.validate(manifest, VERSION, strict=True)
    except SchemaNotFoundError:
        yield f"{name(manifest)}: no such kind as {kind}"
    except ValidationError as error:
        yield f"{name(manifest)}: {error.message}"


@cache
def _custom() -> dict[str, Draft202012Validator]:
    fields = yaml.safe_load(CUSTOM.read_text("utf-8"))
    return {kind: _validator(spec) for kind, spec in fields.items()}


def _validator(spec: Any) -> Draft202012Validator:
    whole = {
        "type": "object",
        "required": ["metadata", "spec"],
        "properties": {
            "apiVersion": {},
            "kind": {},
            "metadata": META,
            "spec": schema(spec),
        },
        "additionalProperties": False,
    }
    return Draft202012Validator(whole)


def schema(shape: Any) -> Schema:
    """The notation of custom_resources.yaml as a JSON schema."""
    if isinstance(shape, list):
        return {"type": "array", "minItems": 1, "items": schema(shape[0])}
    if isinstance(shape, str):
        if shape == "any":
            return {}
        return {"type": shape} if shape in SIMPLE else {"enum": shape.split("|")}
    if set(shape) == {"*"}:
        return {"type": "object", "additionalProperties": schema(shape["*"])}
    return {
        "type": "object",
        "properties": {key.rstrip("!"): schema(each) for key, each in shape.items()},
        "required": [key.rstrip("!") for key in shape if key.endswith("!")],
        "additionalProperties": False,
    }
