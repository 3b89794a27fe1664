"""`make audit` reports what a registry says, and fails when none answers."""

import json
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

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

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self._answer(200 if self.path == BULK else 404)

        def do_GET(self) -> None:
            self._answer(404)

        def _answer(self, status: int) -> None:
            found = {package: [advisory(severity)]} if status == 200 else {}
            body = json.dumps(found).encode()
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
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
