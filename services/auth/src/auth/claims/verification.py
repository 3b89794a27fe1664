"""Making a proven email address the account's own (ADR 8)."""

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from auth.accounts.models import Account
from auth.error_texts import EMAIL_TAKEN
from auth.links import service as links
from auth.links.service import LinkInvalid
from auth.settings import AuthSettings
from contracts.auth import UserEmailVerified
from contracts.claims import contact_digest
from servicekit.clock import now
from servicekit.http.errors import Conflict
from servicekit.messaging import outbox


class EmailTaken(Conflict):
    """Somebody else proved the address first; no answer says so (promise 18)."""

    code, message = "email_taken", EMAIL_TAKEN


def prove(
    session: Session, account: Account, settings: AuthSettings, field: str
) -> bool:
    """`mark_verified` after a link: raises LinkInvalid under `field`."""
    try:
        return mark_verified(session, account, settings)
    except EmailTaken as error:
        raise LinkInvalid(field) from error


def mark_verified(session: Session, account: Account, settings: AuthSettings) -> bool:
    """Makes the address the account's, and publishes its digest.

    False when it was already; raises EmailTaken when it is another's (ADR 8).
    """
    if account.email_verified_at:
        return False
    account.email_verified_at = now()
    account.version += 1
    _flush_unique(session, account)
    links.void_rivals(session, account)
    proven = UserEmailVerified(
        user_id=account.id,
        version=account.version,
        email_sha256=contact_digest(settings.claim_pepper, "email", account.email),
    )
    outbox.record(session, proven, actor=account.id)
    return True


def _flush_unique(session: Session, account: Account) -> None:
    """The index decides when two accounts prove one address at the same moment."""
    session.add(account)
    try:
        session.flush()
    except IntegrityError as error:
        raise EmailTaken from error
