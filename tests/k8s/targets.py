"""Targets of kustomize patches: kustomize does not report a target without a match."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from rendering import K8S, Manifest, overlays, rendered

FILE = "kustomization.yaml"
# A placeholder; one that remains had a missing target.
PLACEHOLDER = re.compile(r"(?<![\w$])(IMAGE|VERSION|SERVICE|HOST)(?!\w)")

Target = tuple[str, str, str]  # file, kind, name: the last two are expressions
DELETION = "$patch: delete"


def unused_targets(root: Path = K8S) -> list[Target]:
    """Targets without a match in any overlay that includes their file."""
    found: dict[Target, bool] = {}
    every = [each for overlay in overlays(root) for each in rendered(overlay, root)]
    for overlay in overlays(root):
        manifests = rendered(overlay, root)
        for folder in _included(root / overlay):
            for kind, name, is_deleted in _targets(folder):
                target = (str(folder.relative_to(root)), kind, name)
                # What is deleted here exists in other overlays.
                among = every if is_deleted else manifests
                hit = any(_is(each, kind, name) for each in among)
                found[target] = found.get(target, False) or hit
    return [target for target, is_found in found.items() if not is_found]


def placeholders(manifests: tuple[Manifest, ...]) -> list[str]:
    return [value for each in manifests for value in _texts(each) if _is_left(value)]


def _is_left(value: str) -> bool:
    return len(value) < 200 and PLACEHOLDER.search(value) is not None


def _included(folder: Path) -> Iterator[Path]:
    """The folder, and every base and component below it."""
    yield folder
    content = _content(folder)
    for entry in (*content.get("resources", []), *content.get("components", [])):
        if (folder / entry / FILE).exists():
            yield from _included((folder / entry).resolve())


@cache
def _content(folder: Path) -> Manifest:
    content: Manifest = yaml.load((folder / FILE).read_bytes(), yaml.CSafeLoader)
    return content


def _targets(folder: Path) -> Iterator[tuple[str, str, bool]]:
    content = _content(folder)
    selects = [
        (target["select"], False)
        for replacement in content.get("replacements", [])
        for target in replacement["targets"]
    ]
    selects += [
        (each["target"], each["patch"].startswith(DELETION))
        for each in content.get("patches", [])
    ]
    for each, is_deleted in selects:
        if unknown := set(each) - {"kind", "name"}:
            raise ValueError(f"teach the tests {unknown}")
        yield each.get("kind", ".*"), each.get("name", ".*"), is_deleted


def _is(manifest: Manifest, kind: str, name: str) -> bool:
    found = manifest["metadata"]["name"]
    is_named = re.fullmatch(name, found) is not None
    return is_named and re.fullmatch(kind, manifest["kind"]) is not None


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):  # the name of a variable may be HOST
        value = (
            [value["value"]] if set(value) == {"name", "value"} else [*value.values()]
        )
    if isinstance(value, list):
        for each in value:
            yield from _texts(each)
    elif isinstance(value, str):
        yield value
