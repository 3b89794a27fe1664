"""Payments are noted by one side and confirmed by the other; no money moves here."""

from uuid import UUID

from sqlmodel import Session, select

from engagement.error_texts import PAID_IN_FUTURE
from engagement.orders.models import Order, Payment, PaymentHistory
from engagement.orders.notifications import notify_side
from engagement.orders.parties import Actor, own
from engagement.orders.schemas import NewPayment
from engagement.orders.transitions import ORDER, PAYABLE, PAYMENT
from engagement.transitions import record_transition
from servicekit.clock import now, today
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller

KINDS = {"confirmed": "order_payment_confirmed", "denied": "order_payment_denied"}


def note(session: Session, order_id: UUID, form: NewPayment, caller: Caller) -> UUID:
    """Raises TransitionNotAllowed before the confirmation, or Invalid."""
    order, actor = own(session, order_id, caller)
    if order.status not in PAYABLE:
        allowed = ORDER.allowed(order.status, actor.role)
        raise TransitionNotAllowed(order.status, allowed)
    if form.paid_on > today():
        raise Invalid(errors={"paid_on": [PAID_IN_FUTURE]})
    at = now()
    payment = Payment(
        **form.model_dump(),
        order_id=order.id,
        role=actor.role,
        created_at=at,
        updated_at=at,
    )
    PAYMENT.check(None, payment.status, "author")
    session.add(payment)
    session.flush()
    _record(session, payment, None, actor)
    notify_side(
        session, order, actor.partner, "order_payment_noted", once=str(payment.id)
    )
    return payment.id


def decide(
    session: Session, order_id: UUID, payment_id: UUID, caller: Caller, to: str
) -> None:
    """Confirm or deny the other side's note, or withdraw one's own; again changes
    nothing."""
    order, actor = own(session, order_id, caller)
    payment = _of(session, order, payment_id)
    by = "author" if payment.role == actor.role else "partner"
    from_status = payment.status
    if from_status == to:
        return
    PAYMENT.check(from_status, to, by)
    payment.status, payment.updated_at = to, now()
    _record(session, payment, from_status, actor)
    if kind := KINDS.get(to):
        notify_side(session, order, actor.partner, kind, once=str(payment.id))


def _of(session: Session, order: Order, payment_id: UUID) -> Payment:
    wanted = select(Payment).where(
        Payment.id == payment_id, Payment.order_id == order.id
    )
    fresh = wanted.execution_options(populate_existing=True)
    payment = session.exec(fresh).first()
    if payment is None:
        raise NotFound
    return payment


def _record(
    session: Session, payment: Payment, from_status: str | None, actor: Actor
) -> None:
    record_transition(
        session, PaymentHistory, payment, from_status, actor.role, by=actor.user_id
    )
