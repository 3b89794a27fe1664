"""The SQL of each migration, recorded while it runs."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from servicekit.testing.databases import fresh_database, migrate

_PLACE = re.compile(r"%\(\w+\)s")
_DONE = re.compile(
    r"(insert into|update) alembic_version\b.*?version_num ?(?:\)|=).*?'(\w+)'", re.I
)


def statements(service: Path, patch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """By revision, on a database that is made and removed for it."""
    name = service.name
    with fresh_database(f"locks_{name}") as url, _heard() as said:
        patch.setenv(f"{name.upper()}_DATABASE_URL", url)
        patch.setenv("HAAT_AMQP_URL", "amqp://nobody@127.0.0.1/")
        migrate(service)
    return dict(_by_revision(said))


@contextmanager
def _heard() -> Iterator[list[str]]:
    said: list[str] = []

    def hear(_: Any, __: Any, statement: str, ___: Any, *____: Any) -> None:
        said.append(_PLACE.sub("null", statement).replace("%%", "%").strip("; \n"))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield said
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def _by_revision(said: list[str]) -> Iterator[tuple[str, list[str]]]:
    own: list[str] = []
    for statement in said:
        if found := _DONE.search(statement):
            yield found[2], own
            own = []
        else:
            own.append(statement)
