"""Which account belongs to a Google identity (D8, promise 21)."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from auth.accounts.models import Account, table
from auth.accounts.queries import heir_of
from auth.activity.device import Device
from auth.activity.service import note
from auth.claims.service import Owner, take_over
from auth.claims.verification import EmailTaken, mark_verified
from auth.flags import REGISTRATION
from auth.google.provider import GoogleRefused, Person
from auth.settings import AuthSettings
from contracts.auth import UserRegistered
from servicekit.clock import now
from servicekit.messaging import outbox


def account_of(
    session: Session, person: Person, settings: AuthSettings, device: Device
) -> Account:
    """The linked account, else the one the address is or will be of, else a new one.

    Google's id decides, not the address: that may have changed on either side.
    """
    linked = _locked(session, table.c.google_subject == person.subject)
    if linked is not None:
        return linked
    heir = heir_of(session, person.email)
    account = _locked(session, table.c.id == heir.id) if heir else None
    if account is None:
        return _registered(session, person, settings, device)
    if account.email != person.email:
        raise GoogleRefused("rival")  # its address changed meanwhile
    if account.google_subject is not None:
        raise GoogleRefused("linked_to_another")
    return _link(session, account, person, settings, device)


def _locked(session: Session, condition: sa.ColumnElement[bool]) -> Account | None:
    wanted = select(Account).where(condition).with_for_update()
    return session.exec(wanted.execution_options(populate_existing=True)).first()


def _registered(
    session: Session, person: Person, settings: AuthSettings, device: Device
) -> Account:
    """A new account from Google is a buyer; selling begins in onboarding."""
    REGISTRATION.require(settings)
    row = Account(
        email=person.email,
        fname=person.fname,
        lname=person.lname,
        account_type="buyer",
        roles=["buyer"],
        google_subject=person.subject,
        terms_accepted_at=now(),  # the button's text says so
    ).model_dump()
    add = insert(table).values(row).on_conflict_do_nothing()
    is_new = session.execute(add.returning(table.c.id)).first() is not None
    account = _locked(session, table.c.google_subject == person.subject)
    if account is None:
        raise GoogleRefused("rival")  # linked and changed meanwhile
    if is_new:
        registered = UserRegistered(
            user_id=account.id, version=account.version, account_type="buyer"
        )
        outbox.record(session, registered, actor=account.id)
        _prove(session, account, settings)
        note(session, account.id, "registered", device)
    return account


def _link(
    session: Session,
    account: Account,
    person: Person,
    settings: AuthSettings,
    device: Device,
) -> Account:
    """A claim to the address was never proven: none of its data stays."""
    if account.email_verified_at is None:
        owner = Owner(None, person.subject, person.fname, person.lname)
        account = take_over(session, account, owner, device)
    account.google_subject = person.subject
    session.add(account)
    _prove(session, account, settings)
    note(session, account.id, "google_linked", device)
    return account


def _prove(session: Session, account: Account, settings: AuthSettings) -> None:
    try:
        mark_verified(session, account, settings)
    except EmailTaken as error:  # somebody proved the address meanwhile
        raise GoogleRefused("rival") from error
