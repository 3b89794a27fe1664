"""Which administrators opened a document, and when first."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.documents.models import accesses
from vendor.documents.schemas import Opening


def by_admins(
    session: Session, file_ids: Collection[UUID]
) -> Mapping[UUID, Sequence[Opening]]:
    """For each document its first opening by each administrator, the oldest first."""
    first = sa.func.min(accesses.c.at)
    wanted = (
        sa.select(accesses.c.file_id, accesses.c.user_id, first)
        .where(accesses.c.file_id.in_(file_ids), accesses.c.who == "admin")
        .group_by(accesses.c.file_id, accesses.c.user_id)
        .order_by(first)
    )
    openings: dict[UUID, list[Opening]] = defaultdict(list)
    for file_id, user_id, at in session.execute(wanted):
        openings[file_id].append(Opening(user_id=user_id, at=at))
    return openings
