"""Making and changing accounts."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from auth.accounts.models import Account, table
from auth.accounts.schemas import AccountChange, Registration
from contracts.auth import UserRegistered
from servicekit.clock import now
from servicekit.http.errors import Unauthenticated
from servicekit.messaging import outbox


def by_id(session: Session, user_id: UUID) -> Account:
    """Raises Unauthenticated: the account went while its token lived."""
    account = session.get(Account, user_id)
    if account is None:
        raise Unauthenticated
    return account


def register(session: Session, form: Registration, password_hash: str) -> Account:
    """Writes and publishes the account, also if another claims its address (ADR 8)."""
    account = Account(
        email=form.email,
        password_hash=password_hash,
        fname=form.fname,
        lname=form.lname,
        phone_number=form.phone_number,
        account_type=form.account_type,
        roles=["buyer"],  # selling begins with vendor.seller_onboarded
        locale=form.locale,
        terms_accepted_at=now(),
    )
    session.add(account)
    session.flush()
    outbox.record(
        session,
        UserRegistered(
            user_id=account.id,
            version=account.version,
            account_type=form.account_type,
            locale=form.locale,
        ),
        actor=account.id,
    )
    return account


def change(session: Session, user_id: UUID, changes: AccountChange) -> Account:
    """Applies what was sent; another phone number is not verified yet."""
    account = by_id(session, user_id)
    sent = changes.model_dump(exclude_unset=True, exclude={"dial_code"})
    if sent.get("phone_number", account.phone_number) != account.phone_number:
        account.phone_verified_at = None
    for name, value in sent.items():
        if value is not None or name == "phone_number":
            setattr(account, name, value)
    account.version += 1
    session.add(account)
    return account


def grant(session: Session, user_id: UUID, role: str) -> bool:
    """Adds the role; False when the account has it, or is deleted."""
    statement = (
        sa.update(table)
        .where(table.c.id == user_id, sa.not_(table.c.roles.any(role)))
        .values(
            roles=sa.func.array_append(table.c.roles, role),
            version=table.c.version + 1,
        )
    )
    return bool(session.execute(statement.returning(table.c.id)).first())
