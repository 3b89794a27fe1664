"""Runs the scripts of a delivery in a copy, with a Prometheus."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from servicekit.testing.http_server import JsonHandler, serving

ROOT = Path(__file__).parents[3]
OVERLAYS = "k8s/services/auth/overlays"
BEFORE = f"haat/auth:r6@sha256:{'b' * 64}"
IMAGE = f"haat/auth:r7@sha256:{'a' * 64}"
# Records each call, in place of a cluster.
KUBECTL = """\
#!/bin/sh
version=k8s/services/auth/overlays/prod/version.yaml
printf '%s\\n' "$* $(sed -n 's/^  version: //p' $version)" >>calls
case "$*" in *" get "*) [ "$FAILS" != get ] && exec cat deployment.json || exit 1;; esac
[ -n "$FAILS" ] && grep -q r7 $version || exit 0
case "$*" in *"$FAILS"*) exit 1;; esac
"""


@dataclass(frozen=True)
class Done:
    code: int
    error: str
    version: str
    image: str
    calls: list[str]

    def applied(self) -> list[str]:
        return [call.split()[-1] for call in self.calls if call.startswith("apply")]


@contextmanager
def prometheus(value: str | None) -> Iterator[str]:
    """Answers each query with this share of failed requests; None: no series."""

    class Answers(JsonHandler):
        def do_GET(self) -> None:
            samples = [] if value is None else [{"metric": {}, "value": [0, value]}]
            data = {"resultType": "vector", "result": samples}
            self.answer({"status": "success", "data": data})

    with serving(Answers) as address:
        yield address


def deployment(image: str = BEFORE) -> dict[str, Any]:
    """As the cluster has it: the registry's name, and containers beside `main`."""
    name = image.removeprefix("haat/")
    containers = [
        {"name": "proxy", "image": "proxy:1"},
        {"name": "main", "image": f"registry.test/haat/{name}"},
    ]
    labels = {"app.kubernetes.io/version": name.split(":")[1].split("@")[0]}
    return {
        "spec": {
            "template": {
                "metadata": {"labels": labels},
                "spec": {"containers": containers},
            }
        }
    }


def copied(folder: Path, running: dict[str, Any] | None) -> Path:
    """A checkout whose version.yaml, r1, is older than what the cluster runs."""
    shutil.copytree(ROOT / "deploy/pipelines", folder / "deploy/pipelines")
    shutil.copytree(ROOT / OVERLAYS, folder / OVERLAYS)
    (folder / "image").write_text(IMAGE, "utf-8")
    text = json.dumps(running) if running else ""
    (folder / "deployment.json").write_text(text, "utf-8")
    (folder / "bin").mkdir()
    (folder / "bin/kubectl").write_text(KUBECTL, "utf-8")
    (folder / "bin/kubectl").chmod(0o755)
    return folder


def run(folder: Path, address: str, *words: str, fails: str = "") -> Done:
    environment = {
        **os.environ,
        "PATH": f"{folder}/bin:{os.environ['PATH']}",
        "VERSION": "r7",
        "PROMETHEUS_URL": address,
        "WATCH_S": "2",
        "WATCH_EVERY_S": "0.1",
        "FAILS": fails,
        "GITHUB_REF_NAME": "main",
    }
    script = [folder / "deploy/pipelines" / words[0], *words[1:]]
    done = subprocess.run(
        script, env=environment, cwd=folder, capture_output=True, text=True, check=False
    )
    data = version(folder, "prod")
    calls = folder / "calls"
    lines = calls.read_text("utf-8").splitlines() if calls.exists() else []
    return Done(done.returncode, done.stderr, data["version"], data["image"], lines)


def version(folder: Path, environment: str) -> dict[str, str]:
    file = folder / OVERLAYS / environment / "version.yaml"
    data: dict[str, str] = yaml.safe_load(file.read_text("utf-8"))["data"]
    return data
