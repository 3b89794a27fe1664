"""Who may use a mailed link: a click alone does not prove who clicked (ADR 54)."""

from uuid import UUID

from auth.accounts.passwords import PasswordPool
from auth.claims.service import Owner
from auth.emails.schemas import Proof
from auth.emails.service import Consent, look_up
from auth.error_texts import LINK_PASSWORD_NEEDED
from auth.links.service import ValidLink
from auth.passwords.service import confirm
from auth.settings import AuthSettings
from servicekit.db import Database
from servicekit.http.errors import Invalid


class PasswordNeeded(Invalid):
    """`can_take_over`: a new password does it as well."""

    def __init__(self, *, can_take_over: bool) -> None:
        code = "claim_unproven" if can_take_over else "password_needed"
        super().__init__(errors={"current_password": [LINK_PASSWORD_NEEDED]}, code=code)


def confirm_consent(
    database: Database,
    form: Proof,
    caller_id: UUID | None,
    passwords: PasswordPool,
    settings: AuthSettings,
) -> Consent:
    """Raises LinkInvalid, PasswordNeeded, CurrentPasswordWrong or TooMany.

    The link stays unused then.
    """
    with database.session() as session:
        link = look_up(session, form, settings)
        account_id, stored = link.account.id, link.account.password_hash
        can_take_over = _can_take_over(link)
    if caller_id == account_id:
        return Consent(stored)
    if form.current_password is not None:
        field = "current_password"
        given = form.current_password
        return Consent(confirm(database, account_id, given, passwords, field))
    if form.password is None or not can_take_over:
        raise PasswordNeeded(can_take_over=can_take_over)
    return Consent(stored, Owner(passwords.hash(form.password)))


def _can_take_over(link: ValidLink) -> bool:
    """Only an address that nobody proved; a change belongs to the account's owner."""
    account = link.account
    return not (link.new_email or account.email_verified_at or account.suspended_at)
