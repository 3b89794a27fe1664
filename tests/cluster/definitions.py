"""The definitions of custom resources: those of operators, or made of our notation."""

import json
import subprocess
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml
from rendering import Manifest
from shapes import CUSTOM, Schema, schema

MODULES = Path(__file__).with_name("definitions.toml")
KIND = "CustomResourceDefinition"
FILE = "definitions.json"
# Group and kind.
Kind = tuple[str, str]


class WrongSum(Exception):
    """A module that is not the one of `definitions.toml`."""


def download(folder: Path) -> None:
    """Writes those of all modules into one file."""
    modules = tomllib.loads(MODULES.read_text("utf-8"))["module"]
    found = [each for module in modules for each in _of_module(module)]
    (folder / FILE).write_text(json.dumps(found), "utf-8")


def definitions(folder: Path, used: set[Kind]) -> tuple[list[Manifest], int]:
    """Of the custom resources among these; and how many come from operators."""
    every = json.loads((folder / FILE).read_text("utf-8"))
    found = [each for each in every if _kind(each) in used]
    missing = used - set(map(_kind, found))
    return [*found, *(each for each in _noted() if _kind(each) in missing)], len(found)


def of_groups(folder: Path, groups: Sequence[str]) -> list[Manifest]:
    """Every definition of these groups. Traefik watches all kinds, used or not."""
    every = json.loads((folder / FILE).read_text("utf-8"))
    return [each for each in every if _kind(each)[0] in groups]


def _of_module(module: dict[str, Any]) -> Iterator[Manifest]:
    """Go checks the download against its public log of sums."""
    name = f"{module['path']}@{module['version']}"
    command = ["go", "mod", "download", "-json", name]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    if answer["Sum"] != module["sum"]:
        raise WrongSum(f"{name} has {answer['Sum']}")
    for pattern in module["files"]:
        for file in sorted(Path(answer["Dir"]).glob(pattern)):
            for each in yaml.load_all(file.read_text("utf-8"), yaml.CSafeLoader):
                if each and each["kind"] == KIND:
                    yield each


def _kind(definition: Manifest) -> Kind:
    spec = definition["spec"]
    return spec["group"], spec["names"]["kind"]


def _noted() -> Iterator[Manifest]:
    for key, shape in yaml.safe_load(CUSTOM.read_text("utf-8")).items():
        group, version, kind = key.split("/")
        yield _definition(group, version, kind, schema(shape))


def _definition(group: str, version: str, kind: str, spec: Schema) -> Manifest:
    plural = f"{kind.lower()}s"
    served = {
        "name": version,
        "served": True,
        "storage": True,
        "schema": {"openAPIV3Schema": _object({"spec": structural(spec)})},
    }
    return {
        "apiVersion": "apiextensions.k8s.io/v1",
        "kind": KIND,
        "metadata": {"name": f"{plural}.{group}"},
        "spec": {
            "group": group,
            "names": {"kind": kind, "plural": plural, "singular": kind.lower()},
            "scope": "Namespaced",
            "versions": [served],
        },
    }


def _object(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": ["spec"]}


def structural(given: Any) -> Schema:
    """As the API server wants it: each part has a type; unknown fields are errors."""
    if not given:
        return {"x-kubernetes-preserve-unknown-fields": True}
    found = dict(given)
    if "enum" in found:
        found["type"] = "string"
    if "items" in found:
        found["items"] = structural(found["items"])
    if "properties" in found:
        del found["additionalProperties"]
        parts = found["properties"].items()
        found["properties"] = {key: structural(each) for key, each in parts}
    elif "additionalProperties" in found:
        found["additionalProperties"] = structural(found["additionalProperties"])
    return found
