"""A mail as it travels: text and HTML, one Message-ID however often it is tried."""

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr

from engagement.notifications.mail.models import Mail


def composed(mail: Mail, sender: str) -> EmailMessage:
    domain = parseaddr(sender)[1].partition("@")[2] or "localhost"
    message = EmailMessage(policy=SMTP)
    message["From"], message["To"] = sender, mail.address
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(mail.created_at)
    message["Message-ID"] = f"<{mail.id}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.text)
    message.add_alternative(mail.html, subtype="html")
    return message
