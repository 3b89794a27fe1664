"""Writing mails; what they say is in texts.json, in both languages."""

import html
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.mail.models import table
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.ids import new_id


@cache
def _resource(name: str) -> str:
    return files("engagement.mail").joinpath(name).read_text("utf-8")


def write_mail(
    session: Session,
    kind: str,
    address: str,
    locale: str,
    facts: Mapping[str, str],
    *,
    once: str,
) -> None:
    """Puts a mail on its way: it leaves after this transaction has committed.

    `facts` has `name`, `company`, `text` (quoted) and `path` (the button's page).
    """
    words = json.loads(_resource("texts.json"))[kind][locale]
    url = EngagementSettings().public_url + facts["path"]
    row = {
        "id": new_id(),
        "once": once,
        "kind": kind,
        "address": address,
        "subject": _one_line(words["subject"].format(**facts)),
        "text": _plain(words, facts, url),
        "html": _rich(words, facts, url, locale),
        "created_at": now(),
        "next_at": now(),
    }
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def _one_line(text: str) -> str:
    """A line break in a header would start another header."""
    return " ".join(text.split())


def _plain(words: Mapping[str, Any], facts: Mapping[str, str], url: str) -> str:
    lines = [words["greeting"], "", *words["lines"]]
    said = [line.format(**facts) for line in lines]
    quoted = [f"> {line}" for line in facts["text"].splitlines()]
    return "\n".join([*said, "", *quoted, "", url, "", "-- ", words["footer"], ""])


def _rich(
    words: Mapping[str, Any], facts: Mapping[str, str], url: str, locale: str
) -> str:
    safe = {name: html.escape(value) for name, value in facts.items()}
    lines = [f"<p>{line.format(**safe)}</p>" for line in words["lines"]]
    return _resource("layout.html").format(
        locale=locale,
        greeting=words["greeting"].format(**safe),
        paragraphs="\n".join(lines),
        quote=safe["text"],
        url=html.escape(url),
        action=words["action"].format(**safe),
        footer=words["footer"],
    )
