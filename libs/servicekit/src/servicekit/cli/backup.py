"""`haat backup` and `haat restore`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from servicekit.backup.manifest import Dump, Manifest
from servicekit.backup.putting_back import put_back
from servicekit.backup.refusals import BackupRefused
from servicekit.backup.taking import take
from servicekit.cli.screen import console, table
from servicekit.services import installed

MB = 1_000_000


def register(app: typer.Typer) -> None:
    app.command()(backup)
    app.command()(restore)


def backup(
    folder: Annotated[Path, typer.Argument(help="A new folder for this backup")],
) -> None:
    """Write every database at one moment, and the stored files, while all runs."""
    with _refusals():
        manifest = take(installed(), folder)
    _print_manifest(manifest)
    console.print(
        f"{folder}: as of {manifest.cut_at:%Y-%m-%d %H:%M:%S} UTC; "
        f"{manifest.files} files, {manifest.files_bytes / MB:.1f} MB; "
        f"took {manifest.took_s:.1f} s, handlers waited {manifest.held_ms:.0f} ms"
    )


def restore(
    folder: Annotated[Path, typer.Argument(help="What `haat backup` wrote")],
    force: Annotated[
        bool, typer.Option("--force", help="Replace what is there")
    ] = False,
) -> None:
    """Put a backup back; services, relays and workers are stopped meanwhile."""
    with _refusals():
        done = put_back(installed(), folder, may_replace=force)
    _print_manifest(done.manifest)
    console.print(
        f"As of {done.manifest.cut_at:%Y-%m-%d %H:%M:%S} UTC, with {done.files} files, "
        f"in {done.took_s:.1f} s. {sum(done.events.values())} events go out again; "
        f"{done.dropped} old messages were dropped.\n"
        "Now run the migrations, then start services, relays and workers."
    )


def _print_manifest(manifest: Manifest) -> None:
    rows = [(name, *_row(dump)) for name, dump in manifest.dumps.items()]
    table("Databases", ("service", "revision", "PostgreSQL", "rows", "MB"), rows)


def _row(dump: Dump) -> tuple[object, ...]:
    size = f"{dump.size_bytes / MB:.1f}"
    return dump.revision, dump.server.split()[0], sum(dump.rows.values()), size


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except BackupRefused as refusal:
        console.print(str(refusal), style="red", highlight=False)
        raise typer.Exit(1) from refusal
