"""A broker of our own, a fresh database per test, real relays and workers."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVICE = Path(__file__).parent / "service"
sys.path[:0] = [str(SERVICE), str(Path(__file__).parent)]

from stack import Stack  # noqa: E402

from servicekit.testing.brokers import Broker  # noqa: E402
from servicekit.testing.processes import install  # noqa: E402
from servicekit.testing.service import broker  # noqa: E402

__all__ = ["broker"]


def pytest_configure(config: pytest.Config) -> None:
    line = "messaging: starts a broker, relays and workers of its own"
    config.addinivalue_line("markers", line)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.messaging)


@pytest.fixture
def stack(
    broker: Broker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Stack]:
    install("parcels", "parcels.commands:service", tmp_path)
    with Stack.fresh(broker, tmp_path, SERVICE) as stack:
        for name, value in stack.environment.items():
            monkeypatch.setenv(name, value)
        yield stack
