"""`haat topology`: exchanges and queues."""

import typer

from servicekit.cli.screen import console
from servicekit.messaging import topology
from servicekit.services import installed

app = typer.Typer(no_args_is_help=True, help="Exchanges and queues.")


@app.callback()
def group() -> None:
    """Exchanges and queues."""


@app.command()
def apply() -> None:
    """Declare every queue of the installed services; run before producers start."""
    for spec in installed().values():
        url = spec.settings().amqp_url
        count = topology.declare(url, spec.queues())
        console.print(f"{spec.name}: {count} queues")
