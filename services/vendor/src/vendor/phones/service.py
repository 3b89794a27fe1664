"""The company's number, proven by a code."""

from uuid import UUID

from sqlmodel import Session

from contracts.vendor import SellerPhoneVerified, SmsRequested
from servicekit.clock import now
from servicekit.db import Database
from servicekit.error_texts import REQUIRED
from servicekit.http import phone_codes
from servicekit.http.errors import Conflict, Invalid
from servicekit.http.language import Locale
from servicekit.http.phones import refuse_unreachable
from servicekit.ids import new_id
from servicekit.messaging import outbox
from vendor.error_texts import PHONE_VERIFIED
from vendor.history.service import Actor, record_transition
from vendor.profiles import events
from vendor.profiles.models import Seller
from vendor.profiles.service import open_for_change
from vendor.settings import VendorSettings


class PhoneVerified(Conflict):
    code, message = "phone_verified", PHONE_VERIFIED


def send_code(
    session: Session,
    owner_id: UUID,
    settings: VendorSettings,
    address: str,
    locale: Locale,
) -> str:
    """The number the code goes to. Raises Invalid for one that no SMS reaches,
    PhoneVerified, TooMany or CodesUsedUp."""
    seller = open_for_change(session, owner_id)
    phone = seller.primary_mobile
    if phone is None:
        raise Invalid(errors={"primary_mobile": [REQUIRED]})
    if seller.phone_verified_at:
        raise PhoneVerified
    refuse_unreachable(phone, "primary_mobile", settings.sms_countries)
    new = phone_codes.make(
        *(session, owner_id, phone, address, settings.link_secret),
        max_a_day=settings.sms_codes_a_day,
    )
    wanted = SmsRequested(
        sms_id=new_id(),
        user_id=owner_id,
        kind="phone_code",
        phone=phone,
        locale=locale,
        code=new.code,
        expires_at=new.expires_at,
    )
    outbox.record(session, wanted, actor=owner_id)
    return phone


def verify(
    database: Database,
    owner_id: UUID,
    code: str,
    settings: VendorSettings,
    locale: Locale,
) -> Seller:
    """Raises CodeWrong after its transaction: a wrong try has to count."""
    with database.session() as session:
        seller = open_for_change(session, owner_id)
        phone = phone_codes.proven(session, owner_id, code, settings.link_secret)
        is_theirs = phone is not None and phone == seller.primary_mobile
        if is_theirs:
            _prove(session, seller, locale)
    if not is_theirs:
        raise phone_codes.CodeWrong
    return seller


def delete_published(session: Session) -> None:
    """Timer: deletes a published code before other events."""
    outbox.erase_published(session, SmsRequested)


def _prove(session: Session, seller: Seller, locale: Locale) -> None:
    before = events.state(seller)
    seller.phone_verified_at, seller.notice_locale = now(), locale
    seller.version += 1
    session.add(seller)
    owner = Actor("seller", seller.owner_id)
    record_transition(session, seller.id, "phone", ("not_verified", "verified"), owner)
    events.publish(session, seller, before, is_new=False)
    verified = SellerPhoneVerified(
        seller_id=seller.id, version=seller.version, owner_id=seller.owner_id
    )
    outbox.record(session, verified, actor=seller.owner_id)
