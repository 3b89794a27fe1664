"""The demo accounts: all with one password, all verified.

They publish no event: vendor writes its demo sellers itself, and needs no draft profile
from the registration of a demo owner.
"""

from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from auth.accounts.models import Account, table
from auth.accounts.passwords import hashed
from haat_seed import load
from servicekit.clock import now


def write_accounts(session: Session) -> int:
    """Answers how many are new."""
    demo = load().accounts
    password_hash = hashed(demo.password)  # one hash for all: the password is public
    rows = [_row(person, password_hash) for person in demo.accounts]
    add = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return len(session.execute(add, rows).all())


def _row(person: Any, password_hash: str) -> dict[str, Any]:
    return Account(
        id=person.id,
        email=person.email,
        password_hash=password_hash,
        fname=person.fname,
        lname=person.lname,
        phone_number=person.phone,
        account_type="seller" if "seller" in person.roles else "buyer",
        roles=list(person.roles),
        locale=person.locale,
        email_verified_at=now(),
        phone_verified_at=now(),
        terms_accepted_at=now(),
    ).model_dump()
