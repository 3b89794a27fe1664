"""Events: heard, told, committed, and never changed under their readers."""

import json
import subprocess

import pytest
from schema_change import Schema, breaches
from source import ROOT, SERVICES, service_modules

from contracts import schemas
from servicekit.services import installed

OLD: Schema = {
    "properties": {"id": {"type": "string", "title": "Id"}, "n": {"type": "integer"}},
    "required": ["id"],
}


def _heard() -> set[str]:
    return {event for spec in installed().values() for _, event in spec.queues()}


def _told() -> set[str]:
    """Types of the events that some service's code names outside its subscriptions."""
    named = {
        name.rpartition(".")[2]
        for module in service_modules()
        if module.path.stem not in ("subscriptions", "handlers")
        for name in module.imports()
        if name.startswith("contracts.")
    }
    return {event.type for event in schemas.events() if event.__name__ in named}


def test_every_service_is_installed() -> None:
    assert set(installed()) == set(SERVICES)


def _for_later() -> set[str]:
    """Types whose own contract says that none of ours listens yet."""
    return {event.type for event in schemas.events() if not event.is_heard}


def test_every_event_told_is_heard_or_says_that_it_is_not() -> None:
    assert _told() - _heard() == _for_later()


def test_every_event_heard_is_told() -> None:
    assert _heard() - _told() == set()


def test_the_committed_schemas_are_the_generated_ones() -> None:
    committed = {path.name: path.read_text() for path in schemas.FOLDER.glob("*.json")}
    generated = {f"{e.type}.json": schemas.schema_text(e) for e in schemas.events()}
    assert committed == generated


@pytest.mark.parametrize("event", list(schemas.events()), ids=lambda event: event.type)
def test_a_published_event_only_gains_optional_fields(event: type) -> None:
    name = f"libs/contracts/schemas/{event.type}.json"  # type: ignore[attr-defined]
    show = ["git", "show", f"HEAD:{name}"]
    published = subprocess.run(show, cwd=ROOT, capture_output=True, check=False)
    if published.returncode == 0:
        new = json.loads((ROOT / name).read_text())
        assert list(breaches(json.loads(published.stdout), new)) == []


@pytest.mark.parametrize(
    ("properties", "required", "found"),
    [
        ({}, ["id"], []),
        ({"new": {"type": "string"}}, ["id"], []),
        ({"new": {"type": "string"}}, ["id", "new"], ["new became required"]),
        ({}, [], ["id became optional"]),
        ({"n": {"type": "string"}}, ["id"], ["n changed"]),
        ({"id": {"type": "string", "title": "Name"}}, ["id"], []),
    ],
)
def test_the_comparison_sees(
    properties: Schema, required: list[str], found: list[str]
) -> None:
    new = {"properties": {**OLD["properties"], **properties}, "required": required}
    assert list(breaches(OLD, new)) == found


def test_the_comparison_sees_a_lost_field() -> None:
    assert list(breaches(OLD, {"properties": {}, "required": ["id"]})) == [
        "id is gone",
        "n is gone",
    ]
