"""Mails by SMTP, to the server the environment names."""

import smtplib
import ssl

from engagement.notifications.delivery import CredentialsRefused, Refused
from engagement.notifications.mail.message import composed
from engagement.notifications.mail.models import Mail
from engagement.settings import EngagementSettings

TIMEOUT_S = 10


def deliver(mail: Mail, settings: EngagementSettings) -> None:
    """Raises Refused for an address that cannot get mail, CredentialsRefused, OSError
    to try again."""
    message = composed(mail, settings.sender)
    with _connected(settings) as server:
        if settings.smtp_user:
            _sign_in(server, settings)
        try:
            server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            status = min(code for code, _ in error.recipients.values())
            if status >= 500:
                raise Refused(f"recipient refused: {status}") from error
            raise


def _sign_in(server: smtplib.SMTP, settings: EngagementSettings) -> None:
    try:
        server.login(settings.smtp_user, settings.current("smtp_password"))
    except smtplib.SMTPAuthenticationError as error:
        raise CredentialsRefused from error


def _connected(settings: EngagementSettings) -> smtplib.SMTP:
    """Encrypted unless the environment says `none`, for a relay on this machine."""
    host, port = settings.smtp_host, settings.smtp_port
    if settings.smtp_security == "tls":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_S, context=context)
    server = smtplib.SMTP(host, port, timeout=TIMEOUT_S)
    try:
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
    except BaseException:
        server.close()
        raise
    return server
