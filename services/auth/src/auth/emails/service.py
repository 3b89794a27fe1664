"""Proving an e-mail address, and moving to another one."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.queries import owner_of
from auth.activity.service import Kind, note
from auth.claims.service import Owner, take_over
from auth.emails.schemas import EmailChange, SignedLink
from auth.error_texts import EMAIL_TAKEN
from auth.letters.service import ask_mail, tell_owner
from auth.links import service as links
from auth.links import signature
from auth.links.service import LinkInvalid, Purpose, Taken
from auth.sessions import known_devices
from auth.sessions.device import Device
from auth.settings import AuthSettings
from contracts.auth import UserEmailVerified
from contracts.claims import contact_digest
from servicekit.clock import now
from servicekit.error_texts import EMAIL_ALREADY_VERIFIED
from servicekit.http.errors import Conflict, Unauthenticated
from servicekit.messaging import outbox

FIELD = "signature"
FORGOT_PAGE = "/password/email"
_PURPOSES: tuple[Purpose, ...] = ("verify_email", "change_email")
_DONE: dict[str, Kind] = {
    "verify_email": "email_verified",
    "change_email": "email_changed",
}


@dataclass(frozen=True)
class Consent:
    """How the person proved to be the account's, or that they take it over.

    `judged_hash` is the stored password that was current then.
    """

    judged_hash: str | None
    owner: Owner | None = None


class EmailTaken(Conflict):
    """Somebody else proved the address first; told to nobody as such (promise 18)."""

    code, message = "email_taken", EMAIL_TAKEN


class AlreadyVerified(Conflict):
    code, message = "already_verified", EMAIL_ALREADY_VERIFIED


def ask_proof(
    session: Session,
    account: Account,
    settings: AuthSettings,
    network: str | None = None,
) -> None:
    """Mails the link that proves the account's address, or tells its owner.

    The link is made in any case, for the same time and the same cooldown.
    """
    path, expires_at = _link(session, account, "verify_email", settings)
    owner = owner_of(session, account.email)
    if owner is None:
        ask_mail(
            session,
            account,
            "verify_email",
            path=path,
            expires_at=expires_at,
            network=network,
        )
    else:
        ask_mail(session, owner, "account_exists", path=FORGOT_PAGE)


def resend(session: Session, user_id: UUID, settings: AuthSettings) -> None:
    """Raises AlreadyVerified or TooMany."""
    account = _locked(session, user_id)
    if account.email_verified_at:
        raise AlreadyVerified
    links.refuse_haste(session, account.id, "verify_email")
    ask_proof(session, account, settings)


def ask_change(
    session: Session,
    user_id: UUID,
    form: EmailChange,
    settings: AuthSettings,
    device: Device,
) -> None:
    """A link to the new address, a notice to the old; raises TooMany.

    Nothing tells that an address is taken: its owner would be given away.
    """
    account = _locked(session, user_id)
    links.refuse_haste(session, account.id, "change_email")
    path, expires_at = _link(
        session, account, "change_email", settings, new_email=form.email
    )
    owner = owner_of(session, form.email)
    if owner is not None:
        ask_mail(session, owner, "account_exists", path=FORGOT_PAGE)
    else:
        ask_mail(
            session,
            account,
            "change_email",
            path=path,
            address=form.email,
            expires_at=expires_at,
            network=device.outside_network,
        )
    notice = {"new_email": _veiled(form.email)}
    tell_owner(session, account, "email_change_asked", path=FORGOT_PAGE, facts=notice)
    note(session, account.id, "email_change_asked", device)


def look_up(session: Session, link: SignedLink, settings: AuthSettings) -> Taken:
    """Whose address the link proves, without using it; raises LinkInvalid."""
    parts = (link.id, link.hash, link.expires)
    if not signature.is_ours(settings.link_secret, *parts, link.signature):
        raise LinkInvalid(FIELD)
    return links.look_up(session, link.signature, *_PURPOSES, field=FIELD)


def follow(
    session: Session,
    link: SignedLink,
    consent: Consent,
    settings: AuthSettings,
    device: Device,
) -> Account:
    """What the mailed link stands for, once `look_up` accepted it.

    Raises LinkInvalid, also when the account's password changed meanwhile.
    """
    taken = links.take(session, link.signature, *_PURPOSES, field=FIELD)
    account = taken.account
    if account.password_hash != consent.judged_hash:
        raise LinkInvalid(FIELD)
    if taken.new_email:
        _move(session, account, taken.new_email)
    elif consent.owner is not None:
        if account.email_verified_at or account.suspended_at:
            raise LinkInvalid(FIELD)
        account = take_over(session, account, consent.owner, device)
    if prove(session, account, settings, FIELD):
        note(session, account.id, _DONE[taken.purpose], device)
    return account


def prove(
    session: Session, account: Account, settings: AuthSettings, field: str
) -> bool:
    """`mark_verified` for who followed a link: raises LinkInvalid under `field`."""
    try:
        return mark_verified(session, account, settings)
    except EmailTaken as error:
        raise LinkInvalid(field) from error


def mark_verified(session: Session, account: Account, settings: AuthSettings) -> bool:
    """Makes the address the account's, and tells it with the address's mark.

    False when it was already; raises EmailTaken when it is another's (ADR 8).
    """
    if account.email_verified_at:
        return False
    account.email_verified_at = now()
    account.version += 1
    _keep(session, account)
    links.void_rivals(session, account)
    proven = UserEmailVerified(
        user_id=account.id,
        version=account.version,
        email_sha256=contact_digest(settings.claim_pepper, "email", account.email),
    )
    outbox.record(session, proven, actor=account.id)
    return True


def _move(session: Session, account: Account, email: str) -> None:
    if account.email_verified_at:
        known_devices.move(session, account.email, email)
    account.email, account.email_verified_at = email, None
    session.add(account)


def _keep(session: Session, account: Account) -> None:
    """The index decides between rivals who prove one address in the same moment."""
    session.add(account)
    try:
        session.flush()
    except IntegrityError as error:
        raise EmailTaken from error


def _link(
    session: Session,
    account: Account,
    purpose: Purpose,
    settings: AuthSettings,
    new_email: str | None = None,
) -> tuple[str, datetime]:
    """The page's path, and until when it is good."""
    link = links.drafted(account, purpose, new_email)
    expires = int(link.expires_at.timestamp())
    email_hash = signature.address_hash(new_email or account.email)
    signed = signature.sign(settings.link_secret, link.id, email_hash, expires)
    links.keep(session, link, signed)
    return signature.page(link.id, email_hash, expires, signed), link.expires_at


def _locked(session: Session, user_id: UUID) -> Account:
    account = links.locked(session, user_id)
    if account is None:
        raise Unauthenticated
    return account


def _veiled(email: str) -> str:
    """`s***@example.com`: the notice may be read by whoever has the old address."""
    name, _, domain = email.partition("@")
    return f"{name[:1]}***@{domain}"
