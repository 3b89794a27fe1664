"""A mail server outside the cluster: encrypted, and with a login."""

import logging
import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.cluster.certificates import Pair
from tests.cluster.live import small
from tests.cluster.live.network import HOST
from tests.cluster.walks.system import System

PORT = 587  # k8s/services/engagement/base/mail.yaml allows it
USER = "haat"
SPACE, WORKER = "haat-engagement", "deployment/worker"
# deploy/small/print_secrets.py reads every file with such a name.
NAMES = "ENGAGEMENT_SMTP_"
TRUST = "SSL_CERT_FILE"
# It warns of what it uses itself.
logging.getLogger("mail.log").setLevel(logging.ERROR)


class Mailbox(Message):
    """Every email that the server took; only `password` may send."""

    def __init__(self) -> None:
        super().__init__()
        self.password = "right-horse"
        self.mails: list[EmailMessage] = []

    def knows(
        self,
        server: object,
        session: object,
        envelope: object,
        mechanism: str,
        data: object,
    ) -> AuthResult:
        right = LoginPassword(USER.encode(), self.password.encode())
        return AuthResult(success=data == right, handled=False)  # aiosmtpd answers 535

    def handle_message(self, message: Any) -> None:
        parsed = message_from_bytes(
            message.as_bytes(), _class=EmailMessage, policy=default
        )
        self.mails.append(parsed)

    def link(self, address: str, page: str) -> str:
        """The first link to this page in an email to this address, or nothing."""
        wanted = re.compile(rf"https://[^\s/]+{page}\S+")
        for mail in self.mails:
            body = mail.get_body(("plain",)) if address in mail["To"] else None
            if body and (found := wanted.search(str(body.get_content()))):
                return found[0]
        return ""


@contextmanager
def serving(system: System) -> Iterator[Mailbox]:
    """Engagement knows its password, and trusts the cluster's authority."""
    mailbox, pair = Mailbox(), system.cluster.authority.issue("mail", "haat", (HOST,))
    server = Controller(
        mailbox,
        hostname=HOST,
        port=PORT,
        tls_context=_context(pair),
        require_starttls=True,
        authenticator=mailbox.knows,
        auth_required=True,
    )
    server.start()
    try:
        authority = system.cluster.connection.authority.read_text("utf-8")
        store(system, HOST=HOST, USER=USER, AUTHORITY=authority)
        store(system, PASSWORD=mailbox.password)
        _restart(system, f"{TRUST}=/run/secrets/haat/{NAMES}AUTHORITY")
        yield mailbox
    finally:
        server.stop()
        for file in _folder(system).glob(f"{NAMES}*"):
            file.unlink()
        store(system)
        _restart(system, f"{TRUST}-")


def store(system: System, **values: str) -> None:
    """As k8s/README.md says: files of the folder with the secrets."""
    for name, value in values.items():
        (_folder(system) / f"{NAMES}{name}").write_text(value, "utf-8")
    small.apply_secrets(system.cluster, _folder(system))


def _folder(system: System) -> Path:
    return system.cluster.folder / "small"


def _restart(system: System, setting: str) -> None:
    """With this setting; `NAME-` removes it."""
    system.kubectl(SPACE, "set", "env", WORKER, setting)
    system.replaced(SPACE, "worker")


def _context(pair: Pair) -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(pair.certificate, pair.key)
    return context
