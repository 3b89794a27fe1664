"""Whether a notification is still sent, and the request to auth for its address."""

from datetime import timedelta
from uuid import UUID

from sqlmodel import Session, col, select

from contracts.engagement import NoticeDue
from engagement.notifications.dispatches.models import DIGEST, Dispatch
from engagement.notifications.models import Notification
from engagement.notifications.preferences.service import wanted
from engagement.replicas.queries import of_owner
from servicekit.clock import now
from servicekit.messaging import outbox

MAX_AGE = {"email": timedelta(days=1), "sms": timedelta(hours=1)}


def is_eligible(session: Session, dispatch: Dispatch) -> bool:
    """Not when it was read, is old, or the user chose otherwise meanwhile."""
    notification = session.get(Notification, dispatch.notice_id)
    if notification is None or notification.read_at:
        return False
    is_digest = dispatch.thread == DIGEST
    since = dispatch.due_at if is_digest else dispatch.created_at
    if since + MAX_AGE[dispatch.channel] <= now():
        return False
    return dispatch.channel in wanted(session, dispatch.user_id, dispatch.kind)


def request_address(
    session: Session, notification_id: UUID, user_id: UUID, channel: str
) -> None:
    due = NoticeDue.model_validate(
        {
            "notice_id": notification_id,
            "user_id": user_id,
            "channel": channel,
            "seller_id": _company(session, notification_id, user_id, channel),
        }
    )
    outbox.record(session, due, actor=user_id)


def _company(
    session: Session, notification_id: UUID, user_id: UUID, channel: str
) -> UUID | None:
    """The company whose proven number or address a notification goes to; None: the
    owner's own."""
    company = of_owner(session, user_id)
    if company is None or not _is_for_company(session, notification_id):
        return None
    own = {"sms": company.has_proven_mobile, "email": company.has_proven_email}
    return company.seller_id if own[channel] else None


def _is_for_company(session: Session, notification_id: UUID) -> bool:
    """A digest is if all its notifications are: nobody at the company reads the
    rest."""
    notification = session.get(Notification, notification_id)
    if notification is None:
        return False
    ids = [UUID(id_) for id_ in notification.facts.get("notice_ids", [])] or [
        notification_id
    ]
    links = select(Notification.link).where(col(Notification.id).in_(ids))
    return all(link.startswith("/seller") for link in session.exec(links))
