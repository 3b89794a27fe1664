"""`make audit` reports what a registry says, and fails when none answers."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from servicekit.testing.http_server import JsonHandler, serving

ROOT = Path(__file__).parents[3]
BULK = "/-/npm/v1/security/advisories/bulk"


def advisory(severity: str) -> dict[str, object]:
    return {
        "id": 1,
        "url": "https://example.com/1",
        "title": "Reads the files of others",
        "severity": severity,
        "vulnerable_versions": "*",
        "cwe": [],
        "cvss": {"score": 0, "vectorString": None},
    }


@contextmanager
def registry(package: str, severity: str) -> Iterator[str]:
    """A registry of npm with one advisory."""

    class Answers(JsonHandler):
        def do_POST(self) -> None:
            self.read_body()
            if self.path == BULK:
                self.answer({package: [advisory(severity)]})
            else:
                self.answer({}, 404)

        def do_GET(self) -> None:
            self.answer({}, 404)

    with serving(Answers) as address:
        yield address


def audited(packages: str, address: str, cache: Path) -> tuple[int, str]:
    npm = {"registry": address, "cache": str(cache), "fetch_retries": "0"}
    environment = os.environ | {f"npm_config_{k}": v for k, v in npm.items()}
    script = ROOT / "deploy/audit/advisories.sh"
    done = subprocess.run(
        ["bash", script, packages],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("npm"), reason="npm is missing")
@pytest.mark.parametrize(
    ("packages", "package", "severity", "code"),
    [
        ("npm_packages", "react-dom", "moderate", 1),
        ("npm_packages", "webpack", "moderate", 0),
        ("npm_packages", "webpack", "high", 1),
        ("measuring_tools", "lighthouse", "high", 1),
    ],
)
def test_an_advisory_fails_from_its_level_on(
    packages: str, package: str, severity: str, code: int, tmp_path: Path
) -> None:
    with registry(package, severity) as address:
        failed, text = audited(packages, address, tmp_path)

    assert failed == code, text
    assert package in text


@pytest.mark.skipif(not shutil.which("npm"), reason="npm is missing")
@pytest.mark.parametrize("packages", ["npm_packages", "measuring_tools"])
def test_a_registry_that_does_not_answer_fails(packages: str, tmp_path: Path) -> None:
    failed, text = audited(packages, "http://127.0.0.1:1", tmp_path)

    assert failed == 1
    assert f"FAILED for {packages}" in text
