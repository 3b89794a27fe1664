"""The start of a process loads only what it needs: a new replica is ready in two
seconds."""

import subprocess
import sys

import pytest
from source import SERVICES

# Clients, commands and tools: each of them a twentieth of a start or more.
NOT_AT_START = (
    "alembic", "httpcore", "httpx", "nameko", "opensearchpy",
    "opentelemetry.sdk", "python_calamine", "pyvips", "typer",
)  # fmt: skip
# Auth asks Google by httpx, and its provider is part of its application.
ASKED = {"auth": {"httpx", "httpcore"}}
LOADED = "import {0}.main, sys; print(*(n for n in {1} if n in sys.modules))"


@pytest.mark.parametrize("service", SERVICES)
def test_a_service_starts_without_optional_imports(service: str) -> None:
    script = LOADED.format(service, NOT_AT_START)
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert set(said.stdout.split()) <= ASKED.get(service, set())


# Counted, not timed. Loading without `servicekit.starting` looks four hundred times.
LOOKED = """
import gc, {0}.main
from servicekit import starting
looked = sum(each["collections"] for each in gc.get_stats())
starting.loaded()
print(looked, gc.get_freeze_count(), gc.get_threshold()[0])"""
SELDOM, MUCH, WHILE_SERVING = 100, 100_000, 5_000


@pytest.mark.parametrize("service", SERVICES)
def test_startup_defers_garbage_collection(service: str) -> None:
    said = subprocess.run(
        [sys.executable, "-c", LOOKED.format(service)],
        capture_output=True,
        text=True,
        check=True,
    )
    looked, frozen, threshold = map(int, said.stdout.split())
    assert looked < SELDOM
    assert frozen > MUCH
    assert threshold == WHILE_SERVING
