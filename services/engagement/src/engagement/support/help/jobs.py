"""Synchronises the help articles of this version with the table.

A file is `name: value` lines, then the English and the Nepali text, `---` between.
"""

import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.support.help.models import table
from servicekit.clock import now
from servicekit.spelling.fold import fold, tokenize


def sync_articles(session: Session) -> int:
    """How many are new or have changed; those without a file are deleted."""
    stored = session.execute(sa.select(table.c.slug, table.c.digest)).all()
    digests = {row.slug: row.digest for row in stored}
    articles = list(_articles())
    changed = [row for row in articles if digests.get(row["slug"]) != row["digest"]]
    for row in changed:
        put = insert(table).values(row)
        session.execute(put.on_conflict_do_update(index_elements=["slug"], set_=row))
    slugs = [row["slug"] for row in articles]
    session.execute(sa.delete(table).where(table.c.slug.not_in(slugs)))
    return len(changed)


def run_sync(session: Session) -> None:
    """Timer: the articles of a new version are public within a minute."""
    sync_articles(session)


def folded(text: str) -> str:
    """Each token in its folded spelling after a space: a search matches prefixes."""
    return "".join(f" {fold(token)}" for token in dict.fromkeys(tokenize(text)))


def _articles() -> Iterator[dict[str, Any]]:
    for file in sorted(_folder().iterdir(), key=lambda each: each.name):
        yield _article(file.name.removesuffix(".md"), file.read_text("utf-8"))


def _folder() -> Traversable:
    return files("engagement.support.help").joinpath("articles")


def _article(slug: str, text: str) -> dict[str, Any]:
    head, body, body_ne = (part.strip() for part in text.split("\n---\n"))
    facts = dict(line.split(": ", 1) for line in head.splitlines())
    titles = f"{facts['title']} {facts['title_ne']} {facts.pop('words')}"
    summaries = f"{facts['summary']} {facts['summary_ne']}"
    return {
        **facts,
        "slug": slug,
        "order": int(facts["order"]),
        "body": body,
        "body_ne": body_ne,
        "folded_title": folded(titles),
        "folded": folded(f"{summaries} {body} {body_ne}"),
        "digest": hashlib.sha256(text.encode()).hexdigest(),
        "is_published": True,
        "updated_at": now(),
    }
