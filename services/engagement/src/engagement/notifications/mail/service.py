"""Writes emails: the one place that puts an email into the queue (ADR 52)."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.notifications.mail.models import table
from engagement.notifications.mail.recipients import (
    PROVEN_ONLY,
    URGENT,
    StatedBy,
    leaves_at,
)
from engagement.notifications.mail.text import NO_EXTRAS, Extras, Text, compose
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.ids import new_id
from servicekit.tracing import current_traceparent

OURS = StatedBy()


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
    is_proven: bool = False,
    stated_by: StatedBy = OURS,
    sender: str = "",
    path_at: Callable[[datetime], str] | None = None,
    extras: Extras = NO_EXTRAS,
) -> None:
    """Puts a mail on its way: it leaves after this transaction has committed.

    `facts` fill the text of its kind; `path` is the button's page, `text` is quoted.
    Unless `is_proven` the address is only stated, by `stated_by`: then it has only our
    own text, and few emails are sent. `sender` is the key in the fair queue. `path_at`
    makes the path of a page that is open for a while, from when the email leaves.
    `extras` are a table and a picture, for a proven address only.
    """
    is_proven = is_proven or kind in PROVEN_ONLY
    if _is_written(session, once):
        return
    at = leaves_at(session, kind, address, stated_by, is_proven=is_proven)
    if at is None:
        return
    if path_at:
        facts = {**facts, "path": path_at(at)}
    public_url = EngagementSettings.of(session).public_url
    text = compose(public_url, kind, locale, facts, is_proven=is_proven, extras=extras)
    row = _written(text) | {"once": once, "user_id": user_id, "kind": kind}
    row |= {"address": address, "next_at": at, "expires_at": expires_at}
    row |= {"is_urgent": kind in URGENT, "sender": sender or stated_by.key(session)}
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def _written(text: Text) -> dict[str, Any]:
    return {
        "id": new_id(),
        "subject": text.subject,
        "text": text.plain,
        "html": text.rich,
        "created_at": now(),
        "traceparent": current_traceparent(),
    }


def _is_written(session: Session, once: str) -> bool:
    written = sa.select(table.c.id).where(table.c.once == once)
    return session.execute(written).first() is not None
