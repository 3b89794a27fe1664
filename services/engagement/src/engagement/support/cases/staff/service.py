"""Administrators answer, assign and change a case."""

from uuid import UUID

from sqlmodel import Session, select

from engagement.error_texts import (
    CASE_REPLY_MISSING,
    CASE_SUPPLIER_ABSENT,
    CASE_WITHOUT_SUPPLIER,
)
from engagement.replicas.sellers.models import Seller
from engagement.support.cases import message
from engagement.support.cases.lifecycle import change_status, locked
from engagement.support.cases.models import Case, CaseMessage, CaseView
from engagement.support.cases.notifications import notify_supplier, notify_writer
from engagement.support.cases.staff.schemas import CaseChange, StaffMessage
from servicekit.clock import now
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.tokens import Caller

TO_WRITER, TO_SUPPLIER = ("all", "writer"), ("all", "seller")


def write(session: Session, reference: str, form: StaffMessage, caller: Caller) -> None:
    """Raises NotFound, TransitionNotAllowed, or Invalid for who does not take part."""
    case = locked(session, reference)
    if form.status == "answered" and form.audience not in TO_WRITER:
        raise Invalid(errors={"audience": [CASE_REPLY_MISSING]})
    _transition(session, case, form.status, caller)
    written = message.store(
        session,
        case,
        "admin",
        form.text,
        by=caller.user_id,
        by_name=_name(case, caller),
        audience=_audience(case, form.audience),
    )
    _notify(session, case, written, is_answer=form.status == "answered")


def change(session: Session, reference: str, form: CaseChange, caller: Caller) -> None:
    """Raises NotFound, TransitionNotAllowed, or Invalid without a supplier."""
    case = locked(session, reference)
    if form.supplier_slug:
        case.seller_id = _seller(session, form.supplier_slug).seller_id
    if "assignee" in form.model_fields_set:
        assignee = form.assignee
        case.assigned_to = assignee.id if assignee else None
        case.assigned_name = assignee.name if assignee else None
    before = case.status
    _transition(session, case, form.status, caller)
    if case.status == "closed" and before != "closed":
        once = str(case.version)
        notify_writer(session, case, "case_closed", once)
        notify_supplier(session, case, "case_closed", once)


def view_deal(session: Session, reference: str, caller: Caller) -> Case:
    """Both sides read that an administrator has read the deal."""
    case = locked(session, reference)
    if case.subject_id is None:
        raise NotFound
    view = CaseView(
        case_id=case.id,
        by_user=caller.user_id,
        by_name=_name(case, caller),
        subject=case.subject_label or "",
        at=now(),
    )
    session.add(view)
    return case


def _transition(session: Session, case: Case, to: str | None, caller: Caller) -> None:
    """The same status again changes nothing."""
    if to is None or to == case.status:
        return
    if to == "with_supplier" and case.seller_id is None:
        raise Invalid(errors={"status": [CASE_WITHOUT_SUPPLIER]})
    change_status(session, case, to, "admin", by=caller.user_id)
    if to == "with_supplier":
        message.share_all(session, case)
        once = str(case.version)
        notify_supplier(session, case, "case_sent_to_supplier", once)


def _audience(case: Case, audience: str) -> str:
    """A reply to both is for the writer alone while no supplier takes part."""
    if case.supplier_since:
        return audience
    if audience == "seller":
        raise Invalid(errors={"audience": [CASE_SUPPLIER_ABSENT]})
    return "writer" if audience == "all" else audience


def _notify(
    session: Session, case: Case, written: CaseMessage, *, is_answer: bool
) -> None:
    once = str(written.id)
    if written.audience in TO_WRITER:
        kind = "case_answered" if is_answer else "case_message"
        notify_writer(session, case, kind, once, text=written.text)
    if written.audience in TO_SUPPLIER:
        notify_supplier(session, case, "case_message", once)


def _name(case: Case, caller: Caller) -> str | None:
    """Known of who handles the case."""
    return case.assigned_name if case.assigned_to == caller.user_id else None


def _seller(session: Session, slug: str) -> Seller:
    if seller := session.exec(select(Seller).where(Seller.slug == slug)).first():
        return seller
    raise Invalid(errors={"supplier_slug": [CASE_WITHOUT_SUPPLIER]})


def case_id(session: Session, reference: str) -> UUID:
    """Raises NotFound."""
    found = session.exec(select(Case.id).where(Case.reference == reference)).first()
    if found is None:
        raise NotFound
    return found
