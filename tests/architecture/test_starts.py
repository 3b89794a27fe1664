"""What a start need not load stays unloaded: a replica more is there in two seconds."""

import subprocess
import sys

import pytest

# Clients, commands and tools: each of them a twentieth of a start or more.
NOT_AT_START = (
    "alembic", "httpcore", "httpx", "nameko", "opentelemetry.sdk",
    "python_calamine", "pyvips", "typer",
)  # fmt: skip
# Auth asks Google by httpx, and its provider is part of its application.
ASKED = {"auth": {"httpx", "httpcore"}}
LOADED = "import {0}.main, sys; print(*(n for n in {1} if n in sys.modules))"


@pytest.mark.parametrize("service", ["auth", "catalog", "engagement", "vendor"])
def test_a_service_starts_without_what_it_does_not_need(service: str) -> None:
    script = LOADED.format(service, NOT_AT_START)
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert set(said.stdout.split()) <= ASKED.get(service, set())
