"""Sparrow SMS, version 2: a form by POST, for numbers of Nepal.

It has no idempotency key: after a lost answer the same SMS may be sent again.
"""

import httpx

from engagement.notifications.delivery import CredentialsRefused, Refused
from engagement.notifications.sms.models import Sms
from engagement.settings import EngagementSettings

TIMEOUT_S = 10
NEPAL = "+977"
ACCEPTED = 200
TOKEN_INVALID = 1002
# Its `response_code` for this SMS alone: receiver not valid, text empty.
NEVER = {1007, 1010, 1011}


class NotAccepted(OSError):
    """Sparrow answered something else: no credit, out of order."""


def deliver(sms: Sms, settings: EngagementSettings) -> None:
    """Raises Refused for a number it cannot reach, CredentialsRefused, OSError to try
    again."""
    if not sms.phone.startswith(NEPAL):
        raise Refused("not a number of Nepal")
    form = {
        "token": settings.current("sparrow_token"),
        "from": settings.sparrow_sender,
        "to": sms.phone.removeprefix(NEPAL),
        "text": sms.text,
    }
    try:
        answer = httpx.post(settings.sparrow_url, data=form, timeout=TIMEOUT_S)
        code = int(answer.json()["response_code"])
    except (httpx.HTTPError, ValueError, TypeError, LookupError) as error:
        raise NotAccepted(type(error).__name__) from error
    if code in NEVER:
        raise Refused(f"sparrow: {code}")
    if code == TOKEN_INVALID:
        raise CredentialsRefused
    if code != ACCEPTED:
        raise NotAccepted(str(code))
