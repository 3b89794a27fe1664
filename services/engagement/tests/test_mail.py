import email
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest
from sqlmodel import Session, select

from engagement.notifications.mail.models import Mail
from engagement.notifications.mail.service import write_mail
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id

from .mail_timers import send_mails

FACTS = {
    "name": "Sita",
    "company": "Suryodaya <Tea>",
    "text": "50 kg, <b>please</b>",
    "path": "/vendor/suryodaya",
}


def written(database: Database, once: str, **changes: str) -> None:
    fields = {"kind": "enquiry_sent", "address": "sita@example.com", "locale": "en"}
    with database.session() as session:
        write_mail(
            session, **{**fields, **changes}, facts=FACTS, once=once, is_proven=True
        )


def sent(database: Database) -> None:
    send_mails(database)


def only_mail(session: Session) -> Mail:
    return session.exec(select(Mail)).one()


def on_disk(folder: Path, mail: Mail) -> EmailMessage:
    content = (folder / "mail" / f"{mail.id}.eml").read_bytes()
    return email.message_from_bytes(content, policy=default)  # type: ignore[return-value]


def test_an_email_is_sent_once(
    database: Database, session: Session, settings: EngagementSettings
) -> None:
    for _ in range(2):
        written(database, "first")
        sent(database)

    mail = only_mail(session)
    assert mail.sent_at is not None
    assert mail.attempts == 1
    assert (settings.outbox_dir / "mail" / f"{mail.id}.eml").exists()


@pytest.mark.parametrize(
    ("locale", "subject"),
    [
        ("en", "Your enquiry to Suryodaya <Tea> was sent"),
        ("ne", "Suryodaya <Tea>लाई तपाईंको सोधपुछ पठाइयो"),
    ],
)
def test_an_email_is_in_the_users_language_as_text_and_html(
    database: Database,
    session: Session,
    settings: EngagementSettings,
    locale: str,
    subject: str,
) -> None:
    written(database, str(new_id()), locale=locale)
    sent(database)

    message = on_disk(settings.outbox_dir, only_mail(session))
    assert (message["To"], message["Subject"]) == ("sita@example.com", subject)
    plain, rich = message.iter_parts()
    assert "> 50 kg, <b>please</b>" in plain.get_content()
    assert "50 kg, &lt;b&gt;please&lt;/b&gt;" in rich.get_content()


def test_a_full_disk_delays_an_email(
    database: Database,
    session: Session,
    settings: EngagementSettings,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(settings, "outbox_dir", tmp_path / "file")
    written(database, "late")
    sent(database)

    mail = only_mail(session)
    assert (mail.sent_at, mail.attempts) == (None, 1)
    assert mail.next_at > now()
