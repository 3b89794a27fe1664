"""The number a code went to becomes the account's."""

from uuid import UUID

from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.service import by_id
from auth.activity.device import Device
from auth.activity.service import note
from auth.dispatches.service import request_code_sms
from auth.links.service import locked
from auth.settings import AuthSettings
from contracts.auth import UserPhoneVerified
from contracts.claims import contact_digest
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http import phone_codes
from servicekit.http.errors import EmailUnverified, Unauthenticated
from servicekit.http.phones import refuse_unreachable
from servicekit.messaging import outbox


def send_code(
    session: Session,
    user_id: UUID,
    phone: str,
    settings: AuthSettings,
    device: Device,
) -> None:
    """Only for a proven email address: accounts cost nothing, addresses do.

    Raises EmailUnverified, Invalid for a number no SMS reaches, TooMany or CodesUsedUp.
    """
    account = by_id(session, user_id)
    if account.email_verified_at is None:
        raise EmailUnverified
    refuse_unreachable(phone, "phone_number", settings.sms_countries)
    address = device.address or ""
    new = phone_codes.make(
        *(session, user_id, phone, address, settings.link_secret),
        max_a_day=settings.sms_codes_a_day,
    )
    request_code_sms(session, account, phone, new.code, new.expires_at)


def verify(
    database: Database,
    user_id: UUID,
    code: str,
    settings: AuthSettings,
    device: Device,
) -> Account:
    """Raises CodeWrong after its transaction: a wrong try has to count."""
    with database.session() as session:
        phone = phone_codes.proven(session, user_id, code, settings.link_secret)
        if phone is not None:
            account = _prove(session, user_id, phone, settings)
            note(session, user_id, "phone_verified", device)
    if phone is None:
        raise phone_codes.CodeWrong
    return account


def _prove(
    session: Session, user_id: UUID, phone: str, settings: AuthSettings
) -> Account:
    account = locked(session, user_id)
    if account is None:
        raise Unauthenticated
    account.phone_number, account.phone_verified_at = phone, now()
    account.version += 1
    session.add(account)
    proven = UserPhoneVerified(
        user_id=user_id,
        version=account.version,
        phone_sha256=contact_digest(settings.claim_pepper, "phone", phone),
    )
    outbox.record(session, proven, actor=user_id)
    return account
