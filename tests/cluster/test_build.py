"""What needs no built Kubernetes: the pinned versions and the definitions."""

import json
import stat
from pathlib import Path
from typing import Any

import pytest
from rendering import K8S
from shapes import schema

from tests.cluster import build, definitions
from tests.cluster.definitions import structural
from tests.cluster.releases import release


@pytest.mark.parametrize(
    ("version", "is_refused"), [("1.27.0", True), ("1.26.8", False)]
)
def test_kubernetes_is_built_with_go_1_26_only(
    version: str, is_refused: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _plant_go(tmp_path, monkeypatch, f"echo go{version}")

    assert bool(build.missing()) == is_refused


def test_another_version_has_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = build.folder()
    text = (build.MODULE / "go.mod").read_text("utf-8")
    (tmp_path / "go.sum").touch()
    (tmp_path / "go.mod").write_text(text.replace(build.version(), "v1.36.9"))
    monkeypatch.setattr(build, "MODULE", tmp_path)

    assert build.version() == "v1.36.9"
    assert build.folder() != before


def test_every_clone_of_a_machine_has_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))

    assert build.folder().parent == tmp_path / ".cache" / "haat"


def test_without_metrics_server_the_rest_is_built(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    _plant_go(tmp_path, monkeypatch, "exit 1")
    build.folder().mkdir(parents=True)
    others = (*build.COMPONENTS, *build.OF_NODES, *build.ALONE, definitions.FILE)
    for name in others:
        (build.folder() / name).touch()

    assert build.build_nodes() == build.folder()
    assert build.has_nodes()
    assert not build.has("metrics-server")
    assert "metrics-server@v0.9.0 cannot be built here" in capfd.readouterr().out


def _plant_go(folder: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    go = folder / "go"
    go.write_text(f"#!/bin/sh\n{line}\n")
    go.chmod(go.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(folder), prepend=":")


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ("string", {"type": "string"}),
        ("v1|v2", {"type": "string", "enum": ["v1", "v2"]}),
        ("any", {"x-kubernetes-preserve-unknown-fields": True}),
        (
            {"*": "string"},
            {"type": "object", "additionalProperties": {"type": "string"}},
        ),
        (
            [{"name!": "string"}],
            {
                "type": "array",
                "minItems": 1,
                "items": {
                    "type": "object",
                    "properties": {"name": {"type": "string"}},
                    "required": ["name"],
                },
            },
        ),
    ],
)
def test_our_notation_becomes_a_structural_schema(
    shape: Any, expected: dict[str, Any]
) -> None:
    assert structural(schema(shape)) == expected


def test_a_release_names_its_version_everywhere(tmp_path: Path) -> None:
    copy = release("r2", tmp_path)
    texts = [file.read_text("utf-8") for file in copy.rglob("version.yaml")]

    assert len(texts) == len([*K8S.rglob("version.yaml")])
    assert all("version: r2\n" in text and ":r2\n" in text for text in texts)


def test_an_operators_definition_has_precedence(tmp_path: Path) -> None:
    queue = ("rabbitmq.com", "Queue")
    theirs = {"spec": {"group": queue[0], "names": {"kind": queue[1]}}}
    file = tmp_path / definitions.FILE

    file.write_text("[]")
    ours, _ = definitions.definitions(tmp_path, {queue})
    file.write_text(json.dumps([theirs]))

    assert [each["metadata"]["name"] for each in ours] == ["queues.rabbitmq.com"]
    assert definitions.definitions(tmp_path, {queue}) == ([theirs], 1)
