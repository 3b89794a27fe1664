"""Every place where the running stack stores data: databases, outbox folders, logs."""

import os
import shlex
from collections.abc import Iterable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import psycopg
from psycopg import sql

HOME = Path(os.environ.get("HAAT_HOME", ".local"))
TABLES = """
select table_name from information_schema.tables
where table_schema = 'public' and table_type = 'BASE TABLE'"""


def environment_of_stack() -> dict[str, str]:
    """The environment of the stack's processes."""
    words = shlex.split((HOME / "run" / "env").read_text())
    return dict(word.partition("=")[::2] for word in words)


def connection_strings() -> dict[str, str]:
    """Service -> the address of its database."""
    known = environment_of_stack()
    end = "_DATABASE_URL"
    return {
        name.removesuffix(end).lower(): value.replace("+psycopg", "")
        for name, value in known.items()
        if name.endswith(end)
    }


def places_of(planted: Iterable[str]) -> set[tuple[str, str]]:
    """(what was planted, where it is), upper and lower case alike."""
    wanted = [text.lower() for text in planted]
    found = set()
    for where, text in (*_rows(wanted), *_emails(), *_logs()):
        found |= {(word, where) for word in wanted if word in text}
    return found


def _rows(wanted: list[str]) -> Iterator[tuple[str, str]]:
    """The rows that contain one of the strings in any column."""
    patterns = [f"%{word}%" for word in wanted]
    for service, address in connection_strings().items():
        with psycopg.connect(address, autocommit=True) as connection:
            for (table,) in connection.execute(TABLES).fetchall():
                query = sql.SQL("select t::text from {} t where t::text ilike any(%s)")
                rows = connection.execute(
                    query.format(sql.Identifier(table)), (patterns,)
                )
                yield f"{service}.{table}", "\n".join(row for (row,) in rows).lower()


def _emails() -> Iterator[tuple[str, str]]:
    """Mails decoded: what is inside may travel as base64."""
    for file in (HOME / "outbox").rglob("*.*"):
        if file.is_file():
            content = file.read_bytes()
            text = _decoded(content) if file.suffix == ".eml" else content.decode()
            yield f"outbox/{file.parent.name}", text.lower()


def _decoded(content: bytes) -> str:
    mail = message_from_bytes(content, _class=EmailMessage, policy=policy.default)
    parts = [part.get_content() for part in mail.walk() if not part.is_multipart()]
    return "\n".join([*(str(value) for value in mail.values()), *map(str, parts)])


def log_files() -> list[Path]:
    """Of every process, the gateway's refusals and the broker's own too."""
    folders = ("logs", "run/traefik", "rabbitmq/log")
    return [file for folder in folders for file in (HOME / folder).glob("*.log")]


def _logs() -> Iterator[tuple[str, str]]:
    for file in log_files():
        text = file.read_text("utf-8", errors="replace")
        yield f"logs/{file.name}", text.lower()
