"""Notifications and emails of both sides of a case."""

from collections.abc import Mapping
from functools import partial
from uuid import UUID

from sqlmodel import Session

from engagement.accounts.proofs import owns_email
from engagement.notifications.mail.links import case_page
from engagement.notifications.mail.recipients import StatedBy
from engagement.notifications.mail.service import OURS, write_mail
from engagement.notifications.service import notify
from engagement.replicas.queries import of_id, sells
from engagement.support.cases.models import Case
from engagement.support.cases.parties import owner_of

# The area of the account: the page is the same in both.
BUYER, SELLER = "/buyer/cases", "/seller/cases"


def mail_writer(
    session: Session,
    case: Case,
    kind: str,
    facts: Mapping[str, str],
    stated_by: StatedBy = OURS,
    once: str = "",
) -> None:
    """To who left an address. A guest's link opens the case without a sign-in."""
    if not case.email:
        return
    is_guest = case.user_id is None
    link = partial(case_page, session, case.id, case.email) if is_guest else None
    common = {"name": case.name, "reference": case.reference}
    write_mail(
        session,
        kind,
        case.email,
        case.locale,
        {**common, **facts, "path": _link(session, case, case.user_id)},
        once=f"{kind}:{case.id}:{once or case.version}",
        user_id=case.user_id,
        is_proven=owns_email(session, case.user_id, case.email),
        stated_by=stated_by,
        path_at=link,
    )


def notify_writer(
    session: Session, case: Case, kind: str, once: str, text: str = ""
) -> None:
    """A guest gets an email, with `text` as the reply."""
    if case.user_id is None:
        mail_writer(session, case, kind, {"reply": text}, once=once)
        return
    key = f"{kind}:{case.id}:{once}"
    facts = {"number": case.reference, "about": _about(case)}
    link = _link(session, case, case.user_id)
    notify(session, case.user_id, kind, facts, link=link, once=key)


def notify_supplier(session: Session, case: Case, kind: str, once: str) -> None:
    owner_id = owner_of(session, case)
    seller = of_id(session, case.seller_id) if case.seller_id else None
    if owner_id is None or seller is None or case.supplier_since is None:
        return
    facts = {"number": case.reference, "company": seller.company_name}
    key = f"{kind}:seller:{case.id}:{once}"
    link = f"{SELLER}/{case.reference}"
    notify(session, owner_id, kind, facts, link=link, once=key)


def _link(session: Session, case: Case, user_id: UUID | None) -> str:
    is_seller = user_id is not None and sells(session, user_id)
    return f"{SELLER if is_seller else BUYER}/{case.reference}"


def _about(case: Case) -> str:
    return case.subject_label or case.about or ""
