"""Breaking changes between two versions of an event schema."""

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]


def breaches(old: Schema, new: Schema) -> Iterator[str]:
    """A published event gains optional fields, nothing else."""
    was, now = old.get("properties", {}), new.get("properties", {})
    for name in sorted(set(was) - set(now)):
        yield f"{name} is gone"
    for name in sorted(set(was) & set(now)):
        if _meaning(was[name]) != _meaning(now[name]):
            yield f"{name} changed"
    required = set(new.get("required", [])) ^ set(old.get("required", []))
    for name in sorted(required):
        yield f"{name} became {'required' if name in new['required'] else 'optional'}"


def _meaning(field: Schema) -> Schema:
    return {k: v for k, v in field.items() if k not in ("title", "description")}
