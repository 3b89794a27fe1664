"""Deleting an account, and exporting its data (promise 30)."""

from datetime import timedelta
from uuid import UUID

from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.passwords import PasswordPool
from auth.accounts.service import by_id
from auth.activity.device import Device
from auth.activity.service import note
from auth.deals import service as deals
from auth.erasure.service import erase
from auth.error_texts import SIGN_IN_AGAIN
from auth.links.service import locked
from auth.passwords.service import CurrentPasswordWrong, confirm
from auth.sessions.models import UserSession
from contracts.claims import contact_digest
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.errors import Invalid, Unauthenticated
from servicekit.http.tokens import Caller

FRESH = timedelta(minutes=10)


class SignInAgain(Invalid):
    def __init__(self) -> None:
        super().__init__(errors={"password": [SIGN_IN_AGAIN]}, code="sign_in_again")


def record_export(database: Database, user_id: UUID, device: Device) -> Account:
    """The account, for its export, with a row in the audit."""
    with database.session() as session:
        note(session, user_id, "exported", device)
        return by_id(session, user_id)


def confirm_identity(
    database: Database, caller: Caller, password: str, passwords: PasswordPool
) -> str | None:
    """Raises CurrentPasswordWrong, TooMany or SignInAgain; answers the stored hash."""
    with database.session() as session:
        has_password = by_id(session, caller.user_id).password_hash is not None
        began = session.get(UserSession, caller.session_id)
    if has_password:
        return confirm(database, caller.user_id, password, passwords, "password")
    if began is None or began.created_at < now() - FRESH:
        raise SignInAgain
    return None


def delete(session: Session, user_id: UUID, confirmed: str | None, pepper: str) -> None:
    """Raises CurrentPasswordWrong when the password changed meanwhile, OpenDeals."""
    account = locked(session, user_id)
    if account is None or account.deleted_at:
        raise Unauthenticated
    if account.password_hash != confirmed:
        raise CurrentPasswordWrong("password")
    deals.refuse_open(session, user_id)
    erase(session, account, _contact_digests(account, pepper))


def _contact_digests(account: Account, pepper: str) -> dict[str, str]:
    """Of its proven contacts: other services find by them what it wrote as a guest."""
    digests = {}
    if account.email_verified_at:
        digests["email_sha256"] = contact_digest(pepper, "email", account.email)
    if account.phone_verified_at and account.phone_number:
        digests["phone_sha256"] = contact_digest(pepper, "phone", account.phone_number)
    return digests
