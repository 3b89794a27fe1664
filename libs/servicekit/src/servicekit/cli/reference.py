"""`haat reference load`: what every market begins with, from this version's data."""

from typing import Annotated

import typer

from servicekit.cli import schema
from servicekit.cli.screen import console
from servicekit.db import Database
from servicekit.services import installed

app = typer.Typer(no_args_is_help=True, help="What every market begins with.")

TIMEOUT_MS = 60_000


@app.callback()
def _group() -> None:
    """A group, although it has one command today."""


@app.command("load")
def load(
    services: Annotated[list[str] | None, typer.Argument(help="All, if none")] = None,
    wait: Annotated[bool, typer.Option(help="First wait for the tables")] = False,
) -> None:
    """Add what is missing; what is there stays as the administrators have it."""
    specs = installed()
    for name in services or specs:
        if name not in specs:
            raise typer.BadParameter(f"{name} is not installed here.")
        spec = specs[name]
        if spec.reference is None:
            console.print(f"{name}: has no reference data")
            continue
        if wait:
            schema.wait(name)
        settings = spec.settings().model_copy(
            update={"statement_timeout_ms": TIMEOUT_MS}
        )
        with Database.connect(settings, with_reads=False).session() as session:
            console.print(f"{name}: {spec.reference(session)} rows added")
