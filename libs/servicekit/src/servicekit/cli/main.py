"""`haat`: what operators and developers type. Services add their own commands."""

import os
import sys
from pathlib import Path

import typer

from servicekit.cli import (
    backup,
    data,
    dlq,
    doctor,
    outbox,
    reference,
    schema,
    topology,
)
from servicekit.services import UnknownService, installed

LOCAL_ENVIRONMENT = Path(os.environ.get("HAAT_HOME", ".local")) / "run" / "env"


def main() -> None:
    load_local_environment(LOCAL_ENVIRONMENT)
    try:
        build()()
    except UnknownService as unknown:
        here = ", ".join(installed()) or "no service"
        sys.exit(f"haat: {unknown} is not installed here, only {here}: use its own pod")


def build() -> typer.Typer:
    app = typer.Typer(
        no_args_is_help=True, help="Haat's command line.", add_completion=False
    )
    app.add_typer(topology.app, name="topology")
    app.add_typer(dlq.app, name="dlq")
    app.add_typer(outbox.app, name="outbox")
    app.add_typer(schema.app, name="schema")
    app.add_typer(reference.app, name="reference")
    data.register(app)
    backup.register(app)
    doctor.register(app)
    for spec in installed().values():
        if spec.commands:
            spec.commands(app)
    return app


def load_local_environment(path: Path) -> None:
    """On a developer's machine the running stack says where things are, unless
    HAAT_SECRETS_DIR names another system."""
    if "HAAT_SECRETS_DIR" in os.environ or not path.is_file():
        return
    for line in path.read_text().splitlines():
        name, found, value = line.partition("=")
        if found and not name.startswith("#"):
            os.environ.setdefault(name.strip(), value.strip())


if __name__ == "__main__":
    main()
