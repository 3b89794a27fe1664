"""The worker's duty: mails whose transaction has committed leave here."""

from datetime import timedelta
from pathlib import Path

import structlog
from sqlmodel import Session, select

from engagement.mail.models import Mail, table
from engagement.mail.outbox_folder import deliver
from engagement.settings import EngagementSettings
from servicekit.clock import now

log = structlog.get_logger()

AT_ONCE = 20
MOST_ATTEMPTS = 12
LONGEST_PAUSE_S = 3_600


def send_waiting(session: Session) -> None:
    """Timer: row-locked, so that two workers never send the same mail."""
    folder = EngagementSettings().outbox_dir / "mail"
    waiting = (
        select(Mail)
        .where(table.c.sent_at.is_(None), table.c.next_at <= now())
        .where(table.c.attempts < MOST_ATTEMPTS)
        .order_by(table.c.next_at)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    for mail in session.exec(waiting).all():
        _send(mail, folder)


def _send(mail: Mail, folder: Path) -> None:
    mail.attempts += 1
    try:
        deliver(mail, folder)
    except OSError as error:
        pause_s = min(2**mail.attempts, LONGEST_PAUSE_S)
        mail.next_at = now() + timedelta(seconds=pause_s)
        mail.last_error = type(error).__name__
        log.warning("mail_delayed", mail_id=str(mail.id), error=mail.last_error)
        return
    mail.sent_at, mail.last_error = now(), None
    log.info("mail_sent", mail_id=str(mail.id), kind=mail.kind)
