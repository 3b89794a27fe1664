"""The emails of the running stack: one file for each, in its outbox folder."""

import os
import re
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

FOLDER = Path(os.environ.get("HAAT_HOME", ".local")) / "outbox" / "mail"
ARRIVES_WITHIN_S = 20


def link_in_mail(address: str, page: str) -> dict[str, str]:
    """The query of the link to that page; waits for the mail."""
    return dict(parse_qsl(urlsplit(_address_in_mail(address, rf"{page}\?\S+")).query))


def page_in_mail(address: str, folder: str) -> str:
    """What follows the folder in the link's path; waits for the mail."""
    return _address_in_mail(address, rf"{folder}\S+").partition(folder)[2]


def _address_in_mail(address: str, path: str) -> str:
    end = time.monotonic() + ARRIVES_WITHIN_S
    wanted = re.compile(rf"https?://[^\s/]+{path}")
    while time.monotonic() < end:
        for text in _texts_to(address):
            if found := wanted.search(text):
                return found[0]
        time.sleep(0.1)
    raise AssertionError(f"no mail with a link to {path} came")


def is_mailed(address: str, *one_of: str) -> bool:
    """Whether a recent email contains one of these."""
    return any(words in text for text in _texts_to(address) for words in one_of)


def _texts_to(address: str) -> Iterator[str]:
    for file in FOLDER.glob("*.eml"):
        if time.time() - file.stat().st_mtime > 120:
            continue
        content = file.read_bytes()
        if address.encode() in content:
            yield _text(content)


def _text(content: bytes) -> str:
    mail = message_from_bytes(content, _class=EmailMessage, policy=policy.default)
    body = mail.get_body(("plain",))
    return str(body.get_content()) if body else ""
