"""pg_dump and pg_restore, with the checks before and the statements after."""

import hashlib
import subprocess
from collections.abc import Collection
from pathlib import Path

import psycopg

from servicekit.backup.places import Place
from servicekit.backup.refusals import Damaged, InUse, NotEmpty, ToolFailed

# Positions in these are transaction numbers of the old server: a reader of changes
# finds a new table and reads everything again.
_WITHOUT_ROWS = ("changes", "changes_*")
_OTHERS = """
select coalesce(nullif(application_name, ''), 'a client') from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid() order by 1"""
_TABLES = "select count(*) from pg_tables where schemaname = 'public'"
_RECREATE = ("drop schema public cascade", "create schema public")
# Messages in the broker are not in a backup, and need not be. The outbox stores sent
# events for three days, and each inbox has what it has handled. Events without a reader
# were never sent: the broker would refuse them.
_REOPEN = """
update outbox set published_at = null, next_at = now(), attempts = 0
where parked_at is null and type = any(%s)"""


def tool_version() -> str:
    """Raises ToolFailed when PostgreSQL's programs are not there."""
    return _run(["pg_dump", "--version"], {}).strip()


def dump(place: Place, snapshot: str, target: Path) -> None:
    """The database as the snapshot saw it; rows of a few tables stay out."""
    left_out = [f"--exclude-table-data={name}" for name in _WITHOUT_ROWS]
    plain = ["--format=custom", "--no-owner", "--no-acl", f"--snapshot={snapshot}"]
    _run(["pg_dump", *plain, *left_out, f"--file={target}"], place.environment())


def check_free(name: str, place: Place, *, may_replace: bool) -> None:
    """Raises InUse or NotEmpty."""
    with psycopg.connect(place.dsn) as connection:
        others = [str(name) for (name,) in connection.execute(_OTHERS)]
        row = connection.execute(_TABLES).fetchone()
    if others:
        names = ", ".join(dict.fromkeys(others))
        raise InUse(
            f"{name}: stop what is connected to {place.database} first: {names}"
        )
    if row and row[0] and not may_replace:
        raise NotEmpty(
            f"{name}: {place.database} has {row[0]} tables; --force replaces them"
        )


def restore(place: Place, source: Path, heard: Collection[str]) -> int:
    """Replaces everything in the database; answers how many events go out again: those
    of the types that are heard."""
    with psycopg.connect(place.dsn) as connection:
        for statement in _RECREATE:
            connection.execute(statement)
    plain = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-acl"]
    where = f"--dbname={place.database}"
    _run(["pg_restore", *plain, where, str(source)], place.environment())
    with psycopg.connect(place.dsn) as connection:
        reopened = connection.execute(_REOPEN, (list(heard),)).rowcount
    with psycopg.connect(place.dsn, autocommit=True) as connection:
        connection.execute("analyze")
    return reopened


def digest(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def check_digest(file: Path, sha256: str) -> None:
    """Raises Damaged."""
    if not file.is_file() or digest(file) != sha256:
        raise Damaged(f"{file} is not what was written: missing or changed")


def _run(command: list[str], environment: dict[str, str]) -> str:
    try:
        done = subprocess.run(  # noqa: S603
            command, env=environment or None, capture_output=True, text=True
        )
    except FileNotFoundError as error:
        raise ToolFailed(
            f"{command[0]} is missing. This runs where every service and PostgreSQL's "
            "client programs are installed, not in one service's container: see "
            "docs/runbooks/restore.md"
        ) from error
    if done.returncode:
        raise ToolFailed(f"{command[0]}: {done.stderr.strip()[-800:]}")
    return done.stdout
