"""Notifies one user, runs the timer, and answers as auth does."""

from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from sqlmodel import select

from contracts.auth import EmailRequested, SmsRequested
from contracts.engagement import NoticeDue
from engagement.notifications.dispatches.jobs import send_due
from engagement.notifications.dispatches.models import table
from engagement.notifications.mail.models import Mail
from engagement.notifications.preferences.service import change
from engagement.notifications.service import notify
from engagement.notifications.sms.models import Sms
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded

USER_ID = new_id()
LINK = "/seller/enquiries?id=1"


def notify_user(
    database: Database, kind: str = "enquiry_created", about: Any = None, **more: Any
) -> None:
    facts = {"name": "Sita <b>", "about": "Tea", "sender": "Sita", "company": "Himal"}
    facts |= {"excerpt": "Secret words", "enquiry_id": str(about or new_id())}
    with database.session() as session:
        notify(session, USER_ID, kind, {**facts, **more}, link=LINK)


def prefer(database: Database, **rows: dict[str, bool]) -> None:
    with database.session() as session:
        change(session, USER_ID, rows)  # type: ignore[arg-type]


def work(database: Database, after: timedelta = timedelta(0)) -> list[NoticeDue]:
    """The timer, once `after` has passed; returns all requests to auth."""
    with database.session() as session:
        shifted = {
            name: table.c[name] - after for name in ("due_at", "asked_at", "created_at")
        }
        session.execute(sa.update(table).values(shifted))
        send_due(session)
    with database.session() as session:
        return recorded(session, NoticeDue)


def mail_of(due: NoticeDue, **more: Any) -> EmailRequested:
    fields = {"mail_id": new_id(), "user_id": due.user_id, "kind": "notice"}
    facts = {"address": "hari@example.com", "facts": {"notice_id": str(due.notice_id)}}
    return EmailRequested.model_validate({**fields, **facts, **more})


def sms_of(due: NoticeDue, **more: Any) -> SmsRequested:
    fields = {"sms_id": new_id(), "user_id": due.user_id, "kind": "notice", "code": ""}
    facts = {"phone": "+9779841234567", "facts": {"notice_id": str(due.notice_id)}}
    until = {"expires_at": now() + timedelta(hours=1)}
    return SmsRequested.model_validate({**fields, **facts, **until, **more})


def mails(database: Database) -> list[Mail]:
    with database.session() as session:
        return list(session.exec(select(Mail)).all())


def sms(database: Database) -> list[Sms]:
    with database.session() as session:
        return list(session.exec(select(Sms)).all())


def channels(due_list: list[NoticeDue]) -> list[str]:
    return [due.channel for due in due_list]
