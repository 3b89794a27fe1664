"""What somebody waits for leaves whatever else waits, and no sender holds up others."""

from sqlmodel import Session, select

from contracts.auth import EmailRequested
from engagement.commands import service
from engagement.notifications.mail.handlers import send_others, send_urgent
from engagement.notifications.mail.models import Mail
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver


def wait(session: Session, sender: str, count: int) -> list[Mail]:
    rows = [
        Mail(
            once=str(new_id()),
            kind="notice",
            address=f"{number}@example.com",
            subject="News",
            text="News",
            html="News",
            created_at=now(),
            next_at=now(),
            sender=sender,
        )
        for number in range(count)
    ]
    session.add_all(rows)
    return rows


def left(settings: EngagementSettings, mail: Mail) -> bool:
    return (settings.outbox_dir / "mail" / f"{mail.id}.eml").exists()


def test_a_confirmation_is_sent_in_one_round_although_six_hundred_notifications_wait(
    database: Database, settings: EngagementSettings
) -> None:
    """The timer's rounds are a second apart."""
    with database.session() as session:
        wait(session, "spammer", 600)
    request = {"mail_id": new_id(), "user_id": new_id(), "address": "new@example.com"}
    facts = {"kind": "verify_email", "facts": {}, "path": "/email/verify?id=1"}
    deliver(database, service, EmailRequested.model_validate({**request, **facts}))

    with database.session() as session:
        send_urgent(session)

    with database.session() as session:
        (mail,) = session.exec(select(Mail).where(Mail.kind == "verify_email")).all()
        assert mail.sent_at is not None


def test_a_sender_with_many_emails_does_not_delay_others(
    database: Database, settings: EngagementSettings
) -> None:
    with database.session() as session:
        wait(session, "spammer", 600)
        (other,) = wait(session, "somebody else", 1)

    with database.session() as session:
        send_others(session)

    assert left(settings, other)
