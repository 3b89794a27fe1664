"""`haat seed` and `haat resync`."""

from typing import Annotated

import typer

from servicekit.cli.screen import console
from servicekit.db import Database
from servicekit.messaging.resync import UnknownReplica
from servicekit.messaging.resync import resync as rebuild
from servicekit.services import find, installed


def register(app: typer.Typer) -> None:
    app.command()(seed)
    app.command()(resync)


def seed() -> None:
    """Write the demo marketplace; running it again changes nothing."""
    for spec in installed().values():
        if spec.seed is None:
            continue
        settings = spec.settings().model_copy(update={"statement_timeout_ms": 60_000})
        with Database.connect(settings, with_reads=False).session() as session:
            console.print(f"{spec.name}: {spec.seed(session)} rows")


def resync(
    service: Annotated[str, typer.Argument(help="The reader, such as catalog")],
    replica: Annotated[str, typer.Argument(help="What to rebuild, such as sellers")],
) -> None:
    """Rebuild a service's copy of another's data, under traffic."""
    try:
        count = rebuild(find(service), replica)
    except UnknownReplica as error:
        raise typer.BadParameter(str(error)) from error
    console.print(f"{service}.{replica}: {count} events applied")
