"""Writing the audit, in the transaction of the action itself."""

from datetime import timedelta
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from auth.activity.device import Device
from auth.activity.models import AuditRow, table
from servicekit.clock import now

RETENTION = timedelta(days=365)
Kind = Literal[
    "registered",
    "signed_in",
    "signed_out",
    "session_ended",
    "email_verified",
    "email_change_asked",
    "email_changed",
    "phone_verified",
    "password_changed",
    "password_reset_asked",
    "password_reset",
    "google_linked",
    "suspended",
    "restored",
    "exported",
    "deleted",
    "role_granted",
]


def note(
    session: Session,
    user_id: UUID,
    kind: Kind,
    device: Device,
    *,
    by: UUID | None = None,
    detail: str | None = None,
) -> None:
    """`by` is who did it, when it was not the user; `detail` never holds a secret."""
    row = AuditRow(
        user_id=user_id,
        actor_id=by or user_id,
        kind=kind,
        detail=detail,
        address=device.address,
        user_agent=device.user_agent,
    )
    session.add(row)


def erase_person(session: Session, user_id: UUID) -> None:
    """The actions stay, their devices and details go: the account was deleted."""
    mine = table.c.user_id == user_id
    blank = {"address": None, "user_agent": None, "detail": None}
    session.execute(sa.update(table).where(mine).values(blank))


def delete_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.at < now() - RETENTION))
