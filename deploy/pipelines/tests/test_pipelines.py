"""Each deployable has its own pipeline, and a version that fails is taken back."""

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
import yaml

HERE = Path(__file__).parents[1]
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import set_version  # noqa: E402
import write_pipelines  # noqa: E402
from parts import PARTS, Part  # noqa: E402

ACTIONLINT = sorted(Path.home().glob(".cache/haat/actionlint-*/actionlint"))
IMAGE = f"haat/auth:r7@sha256:{'a' * 64}"
# Records each call, in place of a cluster.
KUBECTL = """\
#!/bin/sh
version=k8s/services/auth/overlays/prod/version.yaml
printf '%s\\n' "$* $(sed -n 's/^  version: //p' $version)" >>calls
[ -n "$FAILS" ] && grep -q r7 $version || exit 0
case "$*" in *"$FAILS"*) exit 1;; esac
"""


def test_the_pipelines_are_generated() -> None:
    outdated = [
        str(file)
        for file, text in write_pipelines.pipelines().items()
        if (ROOT / file).read_text("utf-8") != text
    ]
    assert outdated == []


def test_every_overlay_that_has_a_version_has_a_pipeline() -> None:
    versions = ROOT.glob("k8s/**/overlays/prod/version.yaml")
    folders = {str(file.parents[2].relative_to(ROOT)) for file in versions}
    assert folders == {part.manifests for part in PARTS}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_a_pipeline_starts_for_its_own_sources_only(part: Part) -> None:
    found = {path: [*ROOT.glob(path.replace("**", "**/*"))] for path in part.paths}
    assert [path for path, files in found.items() if not files] == []

    files = {str(f.relative_to(ROOT)) for each in found.values() for f in each}
    others = {other.manifests for other in PARTS} - {part.manifests}
    sources = [each.removeprefix("k8s/") + "/" for each in others if "/s" in each]
    assert not any(file.endswith("version.yaml") for file in files)
    assert not any(file.startswith(tuple(sources)) for file in files)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_both_pipelines_test_publish_deliver_and_record(part: Part) -> None:
    github = yaml.safe_load((ROOT / f".github/workflows/{part.name}.yml").read_text())
    gitlab = yaml.safe_load((ROOT / f".gitlab/{part.name}.yml").read_text())
    runs = [step.get("run", "") for step in github["jobs"]["deliver"]["steps"]]

    for script in ("publish.sh", "deliver.sh", "record.sh"):
        assert os.access(HERE / script, os.X_OK)
        assert any(script in run for run in runs)
        assert any(script in run for run in gitlab[f"{part.name} prod"]["script"])
    assert gitlab[f"{part.name} test"]["script"] == [part.test]
    assert gitlab[f"{part.name} staging"]["rules"][0]["changes"] == list(part.paths)


@pytest.mark.skipif(not ACTIONLINT, reason="no actionlint: make actionlint")
def test_actionlint_accepts_every_workflow() -> None:
    files = sorted(map(str, ROOT.glob(".github/workflows/*.yml")))
    done = subprocess.run(
        [str(ACTIONLINT[-1]), "-shellcheck=", "-pyflakes=", *files],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("version", "image"),
    [("R 7", IMAGE), ("r7", "haat/vendor:r7"), ("r7", "haat/auth")],
)
def test_a_wrong_version_is_refused(version: str, image: str) -> None:
    with pytest.raises(set_version.Refused):
        set_version.write(set_version.find("auth"), "prod", version, image)


@contextmanager
def prometheus(failing: str) -> Iterator[str]:
    """Answers every query with this share of failed requests."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            result = [{"metric": {}, "value": [0, failing]}]
            body = json.dumps({"data": {"result": result}}).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def delivered(
    folder: Path, address: str, fails: str = ""
) -> tuple[int, str, list[str]]:
    """The exit code, the version that remains, and the calls of kubectl."""
    shutil.copytree(HERE, folder / "deploy/pipelines")
    overlay = "k8s/services/auth/overlays/prod"
    shutil.copytree(ROOT / overlay, folder / overlay)
    (folder / "image").write_text(IMAGE, "utf-8")
    (folder / "bin").mkdir()
    (folder / "bin/kubectl").write_text(KUBECTL, "utf-8")
    (folder / "bin/kubectl").chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{folder}/bin:{os.environ['PATH']}",
        "VERSION": "r7",
        "PROMETHEUS_URL": address,
        "WATCH_S": "0.5",
        "WATCH_EVERY_S": "0.1",
        "FAILS": fails,
    }
    script = folder / "deploy/pipelines/deliver.sh"
    done = subprocess.run([script, "auth", "prod"], env=environment, check=False)
    data = yaml.safe_load((folder / overlay / "version.yaml").read_text())["data"]
    calls = (folder / "calls").read_text("utf-8").splitlines()
    return done.returncode, data["version"], calls


def applied(calls: list[str]) -> list[str]:
    return [call.split()[-1] for call in calls if call.startswith("apply")]


def test_a_good_version_stays(tmp_path: Path) -> None:
    with prometheus("0.0001") as address:
        code, version, calls = delivered(tmp_path, address)

    assert (code, version, applied(calls)) == (0, "r7", ["r7"])
    assert sum("rollout status" in call for call in calls) == 3


def test_a_burnt_error_budget_brings_the_version_before(tmp_path: Path) -> None:
    with prometheus("0.05") as address:
        code, version, calls = delivered(tmp_path, address)

    assert (code, version, applied(calls)) == (1, "r1", ["r7", "r1"])


@pytest.mark.parametrize("fails", ["apply", "deployment/relay"])
def test_a_failed_rollout_brings_the_version_before(tmp_path: Path, fails: str) -> None:
    with prometheus("0") as address:
        code, version, calls = delivered(tmp_path, address, fails)

    assert (code, version, applied(calls)) == (1, "r1", ["r7", "r1"])


def test_without_prometheus_the_version_before_is_applied(tmp_path: Path) -> None:
    code, version, _ = delivered(tmp_path, "http://127.0.0.1:1")

    assert (code, version) == (1, "r1")
