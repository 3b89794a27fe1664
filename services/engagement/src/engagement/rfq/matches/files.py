"""Who may read a buyer's attachments: eligible sellers, and administrators."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement import attachments
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.eligibility import is_eligible, joined
from engagement.rfq.matches.models import table as matches
from engagement.rfq.requirements.lifecycle import locked
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements


def share(session: Session, requirement: Requirement) -> None:
    """Again after each change of the files or of the matches. Needs the row lock.

    The buyer is among the readers, so that administrators find requirements without
    a match. Files of a draft are not shared."""
    never_shared = requirement.files_version == 0
    if requirement.status == "draft" or (
        never_shared and not requirement.attachment_ids
    ):
        return
    requirement.files_version += 1
    session.flush()
    files = [UUID(file_id) for file_id in requirement.attachment_ids]
    attachments.share(
        session,
        requirement.id,
        requirement.files_version,
        requirement.posted_by,
        files,
        [requirement.posted_by, *_notified_owners(session, requirement.id)]
        if files
        else [],
        for_admins=True,
    )


def share_again(
    session: Session, seller_id: UUID, buyer_id: UUID | None = None
) -> None:
    """Something changed between this seller and buyers, or this one buyer."""
    with_files = (
        sa.select(requirements.c.id)
        .join(matches, matches.c.requirement_id == requirements.c.id)
        .where(matches.c.seller_id == seller_id, requirements.c.files_version > 0)
        .where(sa.func.jsonb_array_length(requirements.c.attachment_ids) > 0)
    )
    if buyer_id:
        with_files = with_files.where(requirements.c.buyer_id == buyer_id)
    for requirement_id in sorted(session.execute(with_files).scalars()):
        if requirement := locked(session, requirement_id):
            share(session, requirement)


def _notified_owners(session: Session, requirement_id: UUID) -> Sequence[UUID]:
    owners = sa.select(sellers.c.owner_id).select_from(joined)
    notified = owners.where(matches.c.requirement_id == requirement_id, is_eligible)
    return session.execute(notified.order_by(sellers.c.owner_id)).scalars().all()
