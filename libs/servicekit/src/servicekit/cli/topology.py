"""`haat topology`: exchanges and queues."""

import typer

from servicekit.cli.screen import console
from servicekit.messaging import old_queues, topology
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


@app.command()
def prune() -> None:
    """Delete the retry queues of single handlers, when all workers are updated.

    A queue with messages stays: run it again after a minute.
    """
    is_done = True
    for spec in installed().values():
        found = old_queues.prune(spec.settings().amqp_url, spec.queues())
        console.print(f"{spec.name}: {len(found.deleted)} old queues deleted")
        for name in found.waiting:
            console.print(f"{name} has messages: run this again after a minute")
        is_done = is_done and not found.waiting
    raise typer.Exit(0 if is_done else 1)
