"""The committed OpenAPI documents are those the services make today."""

import subprocess
import sys
from pathlib import Path

import pytest
from source import ROOT, SERVICES


@pytest.mark.parametrize("service", SERVICES)
def test_the_openapi_document_is_up_to_date(
    service: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = "postgresql+psycopg://nobody@127.0.0.1/none"
    monkeypatch.setenv(f"{service.upper()}_DATABASE_URL", url)
    monkeypatch.setenv("HAAT_AMQP_URL", "amqp://nobody@127.0.0.1/")
    made = tmp_path / "openapi.json"
    write = [sys.executable, "-m", "servicekit.cli.openapi", service, str(made)]
    done = subprocess.run(write, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    committed = ROOT / "services" / service / "openapi.json"
    assert committed.is_file(), f"{committed} is missing"
    assert committed.read_text() == made.read_text()
