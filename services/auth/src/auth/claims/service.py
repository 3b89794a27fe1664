"""Taking over an address that an account states and has not verified (ADR 54)."""

from dataclasses import dataclass

import structlog
from sqlmodel import Session

from auth.accounts.models import Account
from auth.activity.device import Device
from auth.activity.service import note
from auth.erasure.service import erase
from contracts.auth import UserRegistered
from servicekit.clock import now
from servicekit.messaging import outbox

log = structlog.get_logger()


@dataclass(frozen=True)
class Owner:
    """What the owner of the address brings: a password, or Google's id and names."""

    password_hash: str | None = None
    google_subject: str | None = None
    fname: str | None = None
    lname: str = ""


def take_over(
    session: Session, claim: Account, owner: Owner, device: Device
) -> Account:
    """A new account for the owner; the claim and all its data are erased everywhere.

    Needs the claim's lock. The caller proves the address of the new account.
    """
    account = _successor(claim, owner)
    erase(session, claim)
    session.add(account)
    session.flush()
    registered = UserRegistered(
        user_id=account.id,
        version=account.version,
        account_type="seller" if account.account_type == "seller" else "buyer",
        locale="ne" if account.locale == "ne" else "en",
    )
    outbox.record(session, registered, actor=account.id)
    note(session, account.id, "registered", device)
    log.info("claim_taken_over", claim_id=str(claim.id), user_id=str(account.id))
    return account


def _successor(claim: Account, owner: Owner) -> Account:
    """Only the address, the kind of account and the language are the claim's."""
    return Account(
        email=claim.email,
        password_hash=owner.password_hash,
        google_subject=owner.google_subject,
        fname=owner.fname or claim.email.partition("@")[0][:60],
        lname=owner.lname,
        account_type=claim.account_type,
        roles=["buyer"],
        locale=claim.locale,
        terms_accepted_at=now(),  # the form and Google's button say so
    )
