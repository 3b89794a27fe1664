"""Who takes part in a case: its writer, and the supplier once it was sent there."""

from uuid import UUID

from sqlmodel import Session, select

from engagement.replicas.queries import of_id
from engagement.support.cases.lifecycle import locked
from engagement.support.cases.models import Case
from engagement.support.cases.schemas import Role
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller


def own(session: Session, reference: str, caller: Caller) -> tuple[Case, Role]:
    """Locked; raises NotFound for strangers."""
    case = locked(session, reference)
    return case, _required(session, case, caller.user_id)


def read(session: Session, reference: str, caller: Caller) -> tuple[Case, Role]:
    """The same without the lock."""
    case = session.exec(select(Case).where(Case.reference == reference)).first()
    if case is None:
        raise NotFound
    return case, _required(session, case, caller.user_id)


def owner_of(session: Session, case: Case) -> UUID | None:
    """The account of the supplier."""
    seller = of_id(session, case.seller_id) if case.seller_id else None
    return seller.owner_id if seller else None


def _required(session: Session, case: Case, user_id: UUID) -> Role:
    if case.user_id == user_id:
        return "writer"
    if case.supplier_since and owner_of(session, case) == user_id:
        return "seller"
    raise NotFound
