"""Mails as files, `<outbox>/mail/<id>.eml`: nothing outside is needed to run."""

import os
from collections.abc import Iterable
from uuid import UUID

from engagement.notifications.mail.message import composed
from engagement.notifications.mail.models import Mail
from engagement.settings import EngagementSettings


def deliver(mail: Mail, settings: EngagementSettings) -> None:
    """Raises OSError. The name is the mail's id: a repetition makes no second file."""
    folder = settings.outbox_dir / "mail"
    folder.mkdir(parents=True, exist_ok=True)
    partial = folder / f".{mail.id}.part"
    partial.write_bytes(composed(mail, settings.sender).as_bytes())
    os.replace(partial, folder / f"{mail.id}.eml")


def remove(ids: Iterable[UUID], settings: EngagementSettings) -> None:
    """Raises OSError. What left otherwise, or not yet, has no file."""
    for mail_id in ids:
        (settings.outbox_dir / "mail" / f"{mail_id}.eml").unlink(missing_ok=True)
