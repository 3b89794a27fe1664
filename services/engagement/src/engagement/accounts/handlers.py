"""Handlers of auth's events about accounts."""

from sqlmodel import Session

from contracts.auth import (
    PasswordChanged,
    SessionRevoked,
    UserDeleted,
    UserRegistered,
)
from engagement.accounts import deletions
from engagement.accounts.proofs import erase_proofs, store_registration
from engagement.claims.service import claim_proven
from engagement.erasure.cancellation import cancel_live
from engagement.erasure.partners import notify_partners
from engagement.erasure.service import erase
from engagement.notifications.service import notify
from servicekit.http import revocation
from servicekit.messaging.event import Envelope


def welcome(session: Session, event: Envelope[UserRegistered]) -> None:
    user = event.data
    link = "/seller/register" if user.account_type == "seller" else "/search"
    kind = f"welcome_{user.account_type}"
    notify(session, user.user_id, kind, link=link, once=f"welcome:{user.user_id}")
    store_registration(session, user.user_id, event.time)


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)


def refuse_older_tokens(session: Session, event: Envelope[PasswordChanged]) -> None:
    revocation.remember(session, event.data.user_id, event.data.changed_at)


def erase_user(session: Session, event: Envelope[UserDeleted]) -> None:
    revocation.remember(session, event.data.user_id, event.data.deleted_at)
    deletions.remember(session, event.data.user_id)
    # What was sent signed-out with a proven contact since the last sign-in.
    claim_proven(session, event.data)
    cancel_live(session, event.data.user_id)
    erase(session, event.data)
    erase_proofs(session, event.data.user_id)
    notify_partners(session, event.data.user_id)
