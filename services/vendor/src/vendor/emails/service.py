"""The company's e-mail address, proven by a code."""

from uuid import UUID

from sqlmodel import Session

from contracts.vendor import EmailRequested
from servicekit.clock import now
from servicekit.db import Database
from servicekit.error_texts import EMAIL_ALREADY_VERIFIED, REQUIRED
from servicekit.http import phone_codes
from servicekit.http.errors import Conflict, Invalid
from servicekit.http.language import Locale
from servicekit.ids import new_id
from servicekit.messaging import outbox
from vendor.history.service import Actor, record_transition
from vendor.profiles import events
from vendor.profiles.models import Seller
from vendor.profiles.service import open_for_change
from vendor.settings import VendorSettings

# Of all companies; SMS have a ceiling of their own.
CODES_A_DAY = 2_000
PAGE = "/seller/companyprofile#verification"


class EmailVerified(Conflict):
    code = "email_verified"
    message = EMAIL_ALREADY_VERIFIED


def send_code(
    session: Session,
    owner_id: UUID,
    settings: VendorSettings,
    network: str,
    locale: Locale,
) -> str:
    """The address the code goes to. Raises Invalid, EmailVerified or TooMany."""
    seller = open_for_change(session, owner_id)
    email = seller.primary_email
    if email is None:
        raise Invalid(errors={"primary_email": [REQUIRED]})
    if seller.email_verified_at:
        raise EmailVerified
    new = phone_codes.make(
        *(session, owner_id, email, network, settings.link_secret),
        max_a_day=CODES_A_DAY,
        channel="email",
    )
    wanted = EmailRequested(
        mail_id=new_id(),
        user_id=owner_id,
        kind="company_email",
        address=email,
        locale=locale,
        facts={"reference": new.code},
        path=PAGE,
        expires_at=new.expires_at,
        network=network,
    )
    outbox.record(session, wanted, actor=owner_id)
    return email


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
        email = phone_codes.proven(
            session, owner_id, code, settings.link_secret, channel="email"
        )
        is_theirs = email is not None and email == seller.primary_email
        if is_theirs:
            _prove(session, seller, locale)
    if not is_theirs:
        raise phone_codes.CodeWrong
    return seller


def delete_published(session: Session) -> None:
    """Timer: deletes a published address and its code before other events."""
    outbox.erase_published(session, EmailRequested)


def _prove(session: Session, seller: Seller, locale: Locale) -> None:
    before = events.state(seller)
    seller.email_verified_at, seller.notice_locale = now(), locale
    seller.version += 1
    session.add(seller)
    owner = Actor("seller", seller.owner_id)
    record_transition(session, seller.id, "email", ("not_verified", "verified"), owner)
    events.publish(session, seller, before, is_new=False)
