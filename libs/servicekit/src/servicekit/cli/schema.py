"""`haat schema`: whether the tables a version needs are there."""

import time
from pathlib import Path

import typer
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, pool
from sqlalchemy.exc import OperationalError

from servicekit.cli.screen import console
from servicekit.services import find

app = typer.Typer(no_args_is_help=True, help="The tables a version needs.")

POLL_S = 1.0


@app.callback()
def group() -> None:
    """The tables a version needs."""


@app.command("await")
def wait(service: str, most_s: float = 1_800) -> None:
    """Waits until this version's migrations ran; later tables do as well."""
    needed = _needed(service)
    ends_at = time.monotonic() + most_s
    while (found := _found(service)) < needed:
        if time.monotonic() > ends_at:
            console.print(f"{service}: tables of {found or 'no version'}, not {needed}")
            raise typer.Exit(1)
        time.sleep(POLL_S)
    console.print(f"{service}: tables of {found}, {needed} needed")


def _needed(service: str) -> str:
    configuration = Config(Path("services") / service / "alembic.ini")
    return ScriptDirectory.from_config(configuration).get_current_head() or ""


def _found(service: str) -> str:
    """The newest migration that ran: numbers of one length, so they compare as text."""
    url = find(service).settings().database_url
    engine = create_engine(url, poolclass=pool.NullPool)
    try:
        with engine.connect() as connection:
            return max(
                MigrationContext.configure(connection).get_current_heads() or ("",)
            )
    except OperationalError:  # not there yet: the database starts too
        return ""
