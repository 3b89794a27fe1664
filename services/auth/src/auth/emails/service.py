"""Verifying an email address, and changing to another one."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.queries import owner_of
from auth.activity.device import Device
from auth.activity.service import Kind, note
from auth.claims.service import Owner, take_over
from auth.claims.verification import prove
from auth.dispatches.service import notify_owner, request_email
from auth.emails.schemas import EmailChange, SignedLink
from auth.links import service as links
from auth.links import signature
from auth.links.service import LinkInvalid, Purpose, ValidLink
from auth.sessions import trusted_devices
from auth.settings import AuthSettings
from servicekit.error_texts import EMAIL_ALREADY_VERIFIED
from servicekit.http.errors import Conflict, Unauthenticated

FIELD = "signature"
FORGOT_PAGE = "/password/email"
_PURPOSES: tuple[Purpose, ...] = ("verify_email", "change_email")
_DONE: dict[str, Kind] = {
    "verify_email": "email_verified",
    "change_email": "email_changed",
}


@dataclass(frozen=True)
class Consent:
    """How the person proved to be the account's owner, or that they take it over.

    `password_hash` is the stored one that was current then.
    """

    password_hash: str | None
    owner: Owner | None = None


class AlreadyVerified(Conflict):
    code, message = "already_verified", EMAIL_ALREADY_VERIFIED


def send_verification(
    session: Session,
    account: Account,
    settings: AuthSettings,
    network: str | None = None,
) -> None:
    """Mails the link that proves the account's address, or notifies its owner.

    The link is made in any case, for the same time and the same cooldown.
    """
    path, expires_at = _link(session, account, "verify_email", settings)
    owner = owner_of(session, account.email)
    if owner is None:
        request_email(
            session,
            account,
            "verify_email",
            path=path,
            expires_at=expires_at,
            network=network,
        )
    else:
        request_email(session, owner, "account_exists", path=FORGOT_PAGE)


def resend(session: Session, user_id: UUID, settings: AuthSettings) -> None:
    """Raises AlreadyVerified or TooMany."""
    account = _locked(session, user_id)
    if account.email_verified_at:
        raise AlreadyVerified
    links.check_rate(session, account.id, "verify_email")
    send_verification(session, account, settings)


def request_change(
    session: Session,
    user_id: UUID,
    form: EmailChange,
    settings: AuthSettings,
    device: Device,
) -> None:
    """A link to the new address, a notification to the old one; raises TooMany.

    The answer never reveals that an address has an owner.
    """
    account = _locked(session, user_id)
    links.check_rate(session, account.id, "change_email")
    path, expires_at = _link(
        session, account, "change_email", settings, new_email=form.email
    )
    owner = owner_of(session, form.email)
    if owner is not None:
        request_email(session, owner, "account_exists", path=FORGOT_PAGE)
    else:
        request_email(
            session,
            account,
            "change_email",
            path=path,
            address=form.email,
            expires_at=expires_at,
            network=device.outside_network,
        )
    facts = {"new_email": _masked(form.email)}
    notify_owner(session, account, "email_change_asked", path=FORGOT_PAGE, facts=facts)
    note(session, account.id, "email_change_asked", device)


def look_up(session: Session, link: SignedLink, settings: AuthSettings) -> ValidLink:
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
    """Does what the link is for, once `look_up` accepted it.

    Raises LinkInvalid, also when the account's password changed meanwhile.
    """
    taken = links.take(session, link.signature, *_PURPOSES, field=FIELD)
    account = taken.account
    if account.password_hash != consent.password_hash:
        raise LinkInvalid(FIELD)
    if taken.new_email:
        _change_address(session, account, taken.new_email)
    elif consent.owner is not None:
        if account.email_verified_at or account.suspended_at:
            raise LinkInvalid(FIELD)
        account = take_over(session, account, consent.owner, device)
    if prove(session, account, settings, FIELD):
        note(session, account.id, _DONE[taken.purpose], device)
    return account


def _change_address(session: Session, account: Account, email: str) -> None:
    if account.email_verified_at:
        trusted_devices.change_address(session, account.email, email)
    account.email, account.email_verified_at = email, None
    session.add(account)


def _link(
    session: Session,
    account: Account,
    purpose: Purpose,
    settings: AuthSettings,
    new_email: str | None = None,
) -> tuple[str, datetime]:
    """The page's path, and until when it is valid."""
    link = links.drafted(account, purpose, new_email)
    expires = int(link.expires_at.timestamp())
    email_hash = signature.address_hash(new_email or account.email)
    signed = signature.sign(settings.link_secret, link.id, email_hash, expires)
    links.store(session, link, signed)
    return signature.page(link.id, email_hash, expires, signed), link.expires_at


def _locked(session: Session, user_id: UUID) -> Account:
    account = links.locked(session, user_id)
    if account is None:
        raise Unauthenticated
    return account


def _masked(email: str) -> str:
    """`s***@example.com`: a stranger may have the old address and read this."""
    name, _, domain = email.partition("@")
    return f"{name[:1]}***@{domain}"
