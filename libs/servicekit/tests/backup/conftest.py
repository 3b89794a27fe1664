"""Two services with a database each, a folder of files, and the real broker."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from houses import House, house

from servicekit.testing.databases import fresh_database


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    """The services to back up."""
    with ExitStack() as stack:
        urls = [stack.enter_context(fresh_database(f"home_{x}")) for x in ("a", "b")]
        made = house(urls, tmp_path / "home")
        made.create()
        yield made


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[House]:
    """Empty databases and no file."""
    with ExitStack() as stack:
        urls = [stack.enter_context(fresh_database(f"away_{x}")) for x in ("a", "b")]
        yield house(urls, tmp_path / "elsewhere")
