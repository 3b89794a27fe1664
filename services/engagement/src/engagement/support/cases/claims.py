"""A guest's cases become the account's that proves the same email or phone (D16)."""

from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session

from engagement.support.cases.models import messages, table

log = structlog.get_logger()


def claim(
    session: Session,
    user_id: UUID,
    column: str,
    digest: str,
    own: sa.Select[tuple[UUID]],
) -> None:
    """Not cases about one of `own`, the user's companies. Its link says so then."""
    theirs = sa.and_(
        table.c.user_id.is_(None),
        table.c[column] == digest,
        sa.or_(table.c.seller_id.is_(None), table.c.seller_id.not_in(own)),
    )
    claimed = (
        sa.update(table)
        .where(theirs)
        .values(user_id=user_id, version=table.c.version + 1)
        .returning(table.c.id)
    )
    case_ids = session.execute(claimed).scalars().all()
    if not case_ids:
        return
    written = sa.update(messages).where(
        messages.c.case_id.in_(case_ids),
        messages.c.author == "writer",
        messages.c.by_user.is_(None),
    )
    session.execute(written.values(by_user=user_id))
    log.info("cases_claimed", user_id=str(user_id), count=len(case_ids))
