"""Issuing links and taking them, each once (promise 20)."""

import hashlib
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from auth.accounts.models import Account
from auth.accounts.models import table as accounts
from auth.error_texts import LINK_NOT_VALID, MAIL_SENT_ALREADY, TOO_MANY_MAILS
from auth.links.models import OneTimeLink, table
from servicekit.clock import now
from servicekit.http.errors import Invalid, TooMany

Purpose = Literal["verify_email", "reset_password", "change_email"]
LIVES: dict[Purpose, timedelta] = {
    "verify_email": timedelta(hours=24),
    "reset_password": timedelta(hours=1),
    "change_email": timedelta(hours=24),
}
COOLDOWN = timedelta(seconds=60)
# As many addresses as one account may have mailed within a day.
A_DAY, DAY = 5, timedelta(days=1)
RETENTION = timedelta(days=7)


class LinkInvalid(Invalid):
    """Used, too old, for something else, or the account has changed since."""

    def __init__(self, field: str) -> None:
        super().__init__(errors={field: [LINK_NOT_VALID]}, code="link_invalid")


@dataclass(frozen=True)
class ValidLink:
    """A link that may be used, and its account."""

    account: Account
    purpose: str
    new_email: str | None


def drafted(
    account: Account, purpose: Purpose, new_email: str | None = None
) -> OneTimeLink:
    """Without its secret yet; `store` adds it."""
    at = now()
    return OneTimeLink(
        purpose=purpose,
        user_id=account.id,
        token_hash="",
        bound_to=_state(account, purpose),
        new_email=new_email,
        created_at=at,
        expires_at=(at + LIVES[purpose]).replace(microsecond=0),
    )


def store(session: Session, link: OneTimeLink, token: str) -> None:
    """Only the newest link of a purpose counts."""
    same = (table.c.user_id == link.user_id) & (table.c.purpose == link.purpose)
    older = same & table.c.used_at.is_(None)
    session.execute(sa.update(table).where(older).values(used_at=now()))
    link.token_hash = _hash(token)
    session.add(link)


def look_up(session: Session, token: str, *purposes: Purpose, field: str) -> ValidLink:
    """The link without using it up, nothing locked; raises LinkInvalid."""
    row = session.execute(sa.select(table).where(_is_valid(token, purposes))).first()
    account = session.get(Account, row.user_id) if row else None
    if row is None or account is None:
        raise LinkInvalid(field)
    return ValidLink(account, row.purpose, row.new_email)


def take(session: Session, token: str, *purposes: Purpose, field: str) -> ValidLink:
    """Uses the link; raises LinkInvalid under `field`. Of two calls one succeeds."""
    mine = table.c.token_hash == _hash(token)
    owner = session.execute(sa.select(table.c.user_id).where(mine)).scalar()
    # The account before the link, as everywhere: no two wait for each other.
    account = locked(session, owner) if owner else None
    use = sa.update(table).where(_is_valid(token, purposes)).values(used_at=now())
    row = session.execute(use.returning(*table.c)).first()
    if row is None or account is None:
        raise LinkInvalid(field)
    if row.bound_to != _state(account, row.purpose):
        raise LinkInvalid(field)
    return ValidLink(account, row.purpose, row.new_email)


def _is_valid(token: str, purposes: tuple[Purpose, ...]) -> sa.ColumnElement[bool]:
    return sa.and_(
        table.c.token_hash == _hash(token),
        table.c.purpose.in_(purposes),
        table.c.used_at.is_(None),
        table.c.expires_at > now(),
    )


def void_rivals(session: Session, account: Account) -> None:
    """Links by which others would prove the address that is this account's now.

    One that is being followed this moment is skipped: the unique index refuses it.
    """
    stating = sa.select(accounts.c.id).where(accounts.c.email == account.email)
    proving = table.c.purpose.in_(("verify_email", "reset_password"))
    rival = (proving & table.c.user_id.in_(stating)) | (
        table.c.new_email == account.email
    )
    open_links = sa.select(table.c.id).where(
        rival, table.c.user_id != account.id, table.c.used_at.is_(None)
    )
    free = open_links.with_for_update(skip_locked=True)
    void = sa.update(table).where(table.c.id.in_(free))
    session.execute(void.values(used_at=now()))


def locked(session: Session, user_id: UUID) -> Account | None:
    """The account as it is now, held until the end of the transaction."""
    wanted = select(Account).where(Account.id == user_id).with_for_update()
    return session.exec(wanted.execution_options(populate_existing=True)).first()


def check_rate(session: Session, user_id: UUID, purpose: Purpose) -> None:
    """Raises TooMany within a minute of the last link, and after five of a day.

    Needs the account's lock.
    """
    wait_s = cooldown_s(session, user_id, purpose)
    if wait_s:
        raise TooMany(wait_s, MAIL_SENT_ALREADY)
    if wait_s := _day_s(session, user_id, purpose):
        raise TooMany(wait_s, TOO_MANY_MAILS)


def cooldown_s(session: Session, user_id: UUID, purpose: Purpose) -> int:
    last = session.execute(
        sa.select(sa.func.max(table.c.created_at)).where(
            table.c.user_id == user_id, table.c.purpose == purpose
        )
    ).scalar()
    left = (last + COOLDOWN - now()).total_seconds() if last else 0
    return int(left) + 1 if left > 0 else 0


def _day_s(session: Session, user_id: UUID, purpose: Purpose) -> int:
    """How long until the fifth link before the next one is a day old."""
    of_today = sa.and_(
        table.c.user_id == user_id,
        table.c.purpose == purpose,
        table.c.created_at > now() - DAY,
    )
    nth = sa.select(table.c.created_at).where(of_today)
    newest = nth.order_by(table.c.created_at.desc()).offset(A_DAY - 1).limit(1)
    oldest = session.execute(newest).scalar()
    return int((oldest + DAY - now()).total_seconds()) + 1 if oldest else 0


def delete_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.created_at < now() - RETENTION))


def _state(account: Account, purpose: str) -> str:
    """A hash of what must not change meanwhile: address, and mostly password."""
    parts = [purpose, account.email]
    if purpose != "verify_email":
        parts.append(account.password_hash or "")
    return _hash("\n".join(parts))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
