"""Mails as files, `<outbox>/mail/<id>.eml`: nothing outside is needed to run."""

import os
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from pathlib import Path

from engagement.mail.models import Mail

SENDER = "Haat <no-reply@haat.example.com>"


def message(mail: Mail) -> EmailMessage:
    composed = EmailMessage(policy=SMTP)
    composed["From"], composed["To"] = SENDER, mail.address
    composed["Subject"] = mail.subject
    composed["Date"] = format_datetime(mail.created_at)
    composed["Message-ID"] = f"<{mail.id}@haat.example.com>"
    composed.set_content(mail.text)
    composed.add_alternative(mail.html, subtype="html")
    return composed


def deliver(mail: Mail, folder: Path) -> None:
    """Raises OSError. The name is the mail's id: a repetition makes no second file."""
    folder.mkdir(parents=True, exist_ok=True)
    partial = folder / f".{mail.id}.part"
    partial.write_bytes(message(mail).as_bytes())
    os.replace(partial, folder / f"{mail.id}.eml")
