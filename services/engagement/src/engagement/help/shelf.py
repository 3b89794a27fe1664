"""The articles that came with this version, put where pages are read from.

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

from engagement.help.models import table
from servicekit.clock import now
from servicekit.spelling.fold import fold, tokenize


def put_out(session: Session) -> int:
    """How many are new or have changed; those that are no file any more go."""
    shelved = session.execute(sa.select(table.c.slug, table.c.digest)).all()
    known = {row.slug: row.digest for row in shelved}
    found = list(_articles())
    changed = [row for row in found if known.get(row["slug"]) != row["digest"]]
    for row in changed:
        put = insert(table).values(row)
        session.execute(put.on_conflict_do_update(index_elements=["slug"], set_=row))
    slugs = [row["slug"] for row in found]
    session.execute(sa.delete(table).where(table.c.slug.not_in(slugs)))
    return len(changed)


def keep_current(session: Session) -> None:
    """Timer: what a new version says is out within a minute."""
    put_out(session)


def folded(text: str) -> str:
    """Each word in its one spelling after a space: a search finds beginnings."""
    return "".join(f" {fold(word)}" for word in dict.fromkeys(tokenize(text)))


def _articles() -> Iterator[dict[str, Any]]:
    for file in sorted(_folder().iterdir(), key=lambda each: each.name):
        yield _article(file.name.removesuffix(".md"), file.read_text("utf-8"))


def _folder() -> Traversable:
    return files("engagement.help").joinpath("articles")


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
