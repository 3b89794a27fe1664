"""Writing mails: the one place that puts one on its way."""

from collections.abc import Mapping
from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.mail.kinds import PROVEN_ONLY, URGENT
from engagement.mail.models import table
from engagement.mail.recipients import StatedBy, leaves_at
from engagement.mail.text import compose
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
) -> None:
    """Puts a mail on its way: it leaves after this transaction has committed.

    `facts` has `name`, `path` (the button's page), `text` when something is quoted,
    `more_path` where the words end with a second link, and what those of its kind
    name. After `expires_at` it is not sent any more.
    `user_id`: whose it is. Unless `is_proven` the address is only stated, by
    `stated_by`: then nothing of the facts but our own is said, and few mails leave.
    `sender`: whose mails take turns with those of others.
    """
    is_proven = is_proven or kind in PROVEN_ONLY
    if _is_written(session, once):
        return
    at = leaves_at(session, kind, address, stated_by, is_proven=is_proven)
    if at is None:
        return
    text = compose(kind, locale, facts, is_proven=is_proven)
    row = {
        "id": new_id(),
        "once": once,
        "user_id": user_id,
        "kind": kind,
        "address": address,
        "subject": text.subject,
        "text": text.plain,
        "html": text.rich,
        "created_at": now(),
        "next_at": at,
        "expires_at": expires_at,
        "traceparent": current_traceparent(),
        "is_urgent": kind in URGENT,
        "sender": sender or stated_by.key,
    }
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def _is_written(session: Session, once: str) -> bool:
    written = sa.select(table.c.id).where(table.c.once == once)
    return session.execute(written).first() is not None
