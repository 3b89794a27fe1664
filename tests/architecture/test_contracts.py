"""Events are published, subscribed, committed, and stay compatible."""

import json
import subprocess
from pathlib import Path

import pytest
from schema_change import Schema, breaches
from source import ROOT, SERVICES, service_modules

from contracts import schemas
from servicekit.services import installed

OLD: Schema = {
    "properties": {"id": {"type": "string", "title": "Id"}, "n": {"type": "integer"}},
    "required": ["id"],
}
# New kinds of emails, before the first release: subscribers were deployed first.
ACCEPTED = {
    "auth.email_requested.v1": {"kind changed"},
    "auth.sms_requested.v1": {"kind changed"},
    "vendor.sms_requested.v1": {"kind changed"},
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
    """Types whose contract declares that no service subscribes yet."""
    return {event.type for event in schemas.events() if not event.is_heard}


def test_every_published_event_has_a_subscriber_or_is_declared_without() -> None:
    assert _told() - _heard() == _for_later()


def test_every_subscribed_event_is_published() -> None:
    assert _heard() - _told() == set()


def test_the_committed_schemas_are_the_generated_ones() -> None:
    committed = {path.name: path.read_text() for path in schemas.FOLDER.glob("*.json")}
    generated = {f"{e.type}.json": schemas.schema_text(e) for e in schemas.events()}
    assert committed == generated


def _git(*words: str, root: Path = ROOT) -> str:
    return subprocess.check_output(["git", *words], cwd=root, text=True)


def _versions(folder: str, root: Path = ROOT) -> dict[str, set[str]]:
    """The blobs each file has had: HEAD alone would be compared with itself."""
    if _git("rev-parse", "--is-shallow-repository", root=root).strip() != "false":
        pytest.skip("this clone has no history: git fetch --unshallow")
    log = _git("log", "--format=", "--raw", "--no-abbrev", "--", folder, root=root)
    found: dict[str, set[str]] = {}
    for line in log.splitlines():
        facts, name = line.split("\t")[:2]
        blob, how = facts.split(" ")[3:5]
        if how != "D":
            found.setdefault(name, set()).add(blob)
    return found


@pytest.fixture(scope="module")
def published() -> dict[str, set[str]]:
    return _versions("libs/contracts/schemas")


@pytest.mark.parametrize("event", list(schemas.events()), ids=lambda event: event.type)
def test_a_published_event_only_gains_optional_fields(
    event: type, published: dict[str, set[str]]
) -> None:
    type_ = str(event.type)  # type: ignore[attr-defined]
    name = f"libs/contracts/schemas/{type_}.json"
    new = json.loads((ROOT / name).read_text())
    found = {
        breach
        for blob in published.get(name, ())
        for breach in breaches(json.loads(_git("cat-file", "blob", blob)), new)
    }
    assert found - ACCEPTED.get(type_, set()) == set()


def test_schemas_of_earlier_commits_are_compared_too(tmp_path: Path) -> None:
    """CI tests a commit: there HEAD and the files are the same."""
    as_somebody = ("-c", "user.name=Test", "-c", "user.email=test@example.com")
    _git("init", "-q", root=tmp_path)
    for content in ("{}", '{"required": ["id"]}'):
        (tmp_path / "event.json").write_text(content)
        _git("add", ".", root=tmp_path)
        _git(*as_somebody, "commit", "-qm", "change", root=tmp_path)
    assert len(_versions(".", tmp_path)["event.json"]) == 2


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
def test_the_comparison_finds_breaking_changes(
    properties: Schema, required: list[str], found: list[str]
) -> None:
    new = {"properties": {**OLD["properties"], **properties}, "required": required}
    assert list(breaches(OLD, new)) == found


def test_the_comparison_finds_a_removed_field() -> None:
    assert list(breaches(OLD, {"properties": {}, "required": ["id"]})) == [
        "id is gone",
        "n is gone",
    ]
