"""Writing mails; what they say is in texts.json, in both languages."""

import html
import json
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.mail.models import table
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.ids import new_id
from servicekit.tracing import current_traceparent

QUOTE = (
    '<blockquote style="margin:16px 0;padding:12px 16px;background:#F4EEE4;'
    'border-radius:12px;white-space:pre-line">{}</blockquote>'
)


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
    expires_at: datetime | None = None,
    user_id: UUID | None = None,
) -> None:
    """Puts a mail on its way: it leaves after this transaction has committed.

    `facts` has `name`, `path` (the button's page), `text` when something is quoted,
    `more_path` where the words end with a second link, and what those of its kind
    name. After `expires_at` it is not sent any more.
    `user_id`: whose it is, when auth asked for it.
    """
    words = json.loads(_resource("texts.json"))[kind][locale]
    url = _url(facts["path"])
    row = {
        "id": new_id(),
        "once": once,
        "user_id": user_id,
        "kind": kind,
        "address": address,
        "subject": _one_line(words["subject"].format(**facts)),
        "text": _plain(words, facts, url),
        "html": _rich(words, facts, url, locale),
        "created_at": now(),
        "next_at": now(),
        "expires_at": expires_at,
        "traceparent": current_traceparent(),
    }
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def _one_line(text: str) -> str:
    """A line break in a header would start another header."""
    return " ".join(text.split())


def _plain(words: Mapping[str, Any], facts: Mapping[str, str], url: str) -> str:
    lines = [words["greeting"], "", *words["lines"]]
    said = [line.format(**facts) for line in lines]
    quoted = [f"> {line}" for line in facts.get("text", "").splitlines()]
    parts = ["\n".join(said), "\n".join(quoted), f"{_action(words, facts)}:\n{url}"]
    body = "\n\n".join(part for part in parts if part)
    more = f"\n{words['more']}: {_url(facts['more_path'])}" if "more" in words else ""
    return f"{body}\n\n-- \n{words['footer']}{more}\n"


def _url(path: str) -> str:
    return EngagementSettings().public_url + path


def _action(words: Mapping[str, Any], facts: Mapping[str, str]) -> str:
    text: str = words["action"].format(**facts)
    return text


def _rich(
    words: Mapping[str, Any], facts: Mapping[str, str], url: str, locale: str
) -> str:
    safe = {name: html.escape(value) for name, value in facts.items()}
    lines = [f"<p>{line.format(**safe)}</p>" for line in words["lines"]]
    return _resource("layout.html").format(
        locale=locale,
        greeting=words["greeting"].format(**safe),
        paragraphs="\n".join(lines),
        quote=QUOTE.format(safe["text"]) if safe.get("text") else "",
        url=html.escape(url),
        action=_action(words, safe),
        footer=words["footer"] + _more(words, facts),
    )


def _more(words: Mapping[str, Any], facts: Mapping[str, str]) -> str:
    if "more" not in words:
        return ""
    return f' <a href="{html.escape(_url(facts["more_path"]))}">{words["more"]}</a>'
