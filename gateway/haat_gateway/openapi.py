"""Merges the OpenAPI documents of the services into one."""

from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]

PUBLIC = ("/api/", "/storage/")
REFERENCE = "#/components/"


class PathTaken(ValueError):
    """Two services document the same method of the same path."""


class OperationTaken(ValueError):
    """Two operations have the same id: generated clients would lose one."""


def merge(documents: dict[str, Document]) -> Document:
    """Merge by service name. A component that clashes carries its service's name."""
    merged: Document = {
        "openapi": "3.1.0",
        "info": {"title": "Haat", "version": "1", "description": "The /api contract."},
        "tags": [{"name": service} for service in sorted(documents)],
        "paths": {},
        "components": {},
    }
    for service in sorted(documents):
        _add(merged, service, documents[service])
    _refuse_twice_named(merged)
    merged["paths"] = dict(sorted(merged["paths"].items()))
    return merged


def _add(merged: Document, service: str, document: Document) -> None:
    renamed = _clashes(merged["components"], service, document.get("components", {}))
    document = _with_references(document, renamed)
    for kind, components in document.get("components", {}).items():
        target = merged["components"].setdefault(kind, {})
        for name, component in components.items():
            reference = f"{REFERENCE}{kind}/{name}"
            new_name = renamed.get(reference, reference).rsplit("/", 1)[1]
            target[new_name] = component
    for path, operations in document["paths"].items():
        if path.startswith(PUBLIC):
            _add_path(merged, service, path, operations)


def _clashes(taken: Document, service: str, components: Document) -> dict[str, str]:
    """New references by old ones; what refers to a renamed one is another thing too."""
    renamed: dict[str, str] = {}
    while True:
        found = renamed | {
            f"{REFERENCE}{kind}/{name}": f"{REFERENCE}{kind}/{service.title()}{name}"
            for kind, named in components.items()
            for name, component in named.items()
            if name in taken.get(kind, {})
            and taken[kind][name] != _with_references(component, renamed)
        }
        if found == renamed:
            return renamed
        renamed = found


def _with_references(node: Any, renamed: dict[str, str]) -> Any:
    if isinstance(node, dict):
        return {key: _with_references(value, renamed) for key, value in node.items()}
    if isinstance(node, list):
        return [_with_references(value, renamed) for value in node]
    return renamed.get(node, node) if isinstance(node, str) else node


def _add_path(merged: Document, service: str, path: str, operations: Document) -> None:
    known = merged["paths"].setdefault(path, {})
    for method, operation in operations.items():
        if method in known:
            raise PathTaken(f"{method.upper()} {path}")
        tags = [service, *(t for t in operation.get("tags", []) if t != service)]
        known[method] = {**operation, "tags": tags}


def _refuse_twice_named(merged: Document) -> None:
    seen: set[str] = set()
    for name in _operation_ids(merged):
        if name in seen:
            raise OperationTaken(name)
        seen.add(name)


def _operation_ids(merged: Document) -> Iterator[str]:
    for operations in merged["paths"].values():
        for operation in operations.values():
            if "operationId" in operation:
                yield operation["operationId"]
