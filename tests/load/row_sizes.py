"""`python -m tests.load.row_sizes`: rows and bytes of the demo data, table by table.

Each service gets a migrated database of its own on the server of `make up`.
"""

import os
import tempfile
from pathlib import Path

import pytest

from servicekit.db import Database
from servicekit.services import installed
from servicekit.storage.storage import Storage
from servicekit.testing.databases import fresh_database, migrate
from servicekit.testing.growth import lines, sizes

SERVICES = Path(__file__).parents[2] / "services"


def main() -> None:
    for name in installed():
        with fresh_database(name) as url, pytest.MonkeyPatch.context() as patch:
            patch.setenv(f"{name.upper()}_DATABASE_URL", url)
            with tempfile.TemporaryDirectory() as files:
                patch.setenv("HAAT_STORAGE_DIR", files)
                _measure(name)


def _measure(name: str) -> None:
    migrate(SERVICES / name)
    spec = installed()[name]
    settings = spec.settings()
    database = Database.connect(settings, Storage.connect(settings), with_reads=False)
    with database.session() as session:
        if spec.seed:
            spec.seed(session)
    print(*lines(name, sizes(database.engine)), sep="\n")
    database.engine.dispose()


if __name__ == "__main__":
    os.environ.setdefault("HAAT_AMQP_URL", "amqp://unused")
    main()
