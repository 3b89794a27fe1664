"""Reviews of verifications by administrators (D4)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query

from servicekit.db import Db, Reader
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.fields import Line
from servicekit.http.language import Language
from servicekit.pictures.previews import PreviewLinks
from vendor.history.service import Actor
from vendor.verifications import names, presenter, queries, service
from vendor.verifications.schemas import (
    DocumentDecision,
    InQueue,
    NameApproval,
    NameRejection,
    OptionalApproval,
    Queue,
    Rejection,
    Verification,
)

router = APIRouter(prefix="/api/admin/verifications", tags=["vendor"])
COUNTED = ("pending", "approved", "rejected", "expired", "renamed")


@router.get("", operation_id="verifications")
async def list_verifications(
    caller: Admin,
    reads: Reader,
    pages: Paged,
    locale: Language,
    previews: PreviewLinks,
    status: Queue = "pending",
    q: Annotated[Line, Query()] = "",
) -> Page[InQueue]:
    """The longest waiting first, decided ones newest first; `meta.counts`."""
    found = await queries.page(reads, status, q, pages.limit, pages.offset)
    rows, counts = found
    items = [presenter.in_queue(dict(row._mapping), locale) for row in rows]
    items = [presenter.preview(each, previews) for each in items]
    by_status = {name: counts.get(name, 0) for name in COUNTED}
    return pages.of(items, counts.get(status, 0), counts=by_status)


@router.get("/{verification_id}", operation_id="verification")
def show(
    verification_id: UUID, caller: Admin, session: Db, locale: Language
) -> Data[Verification]:
    """The form, its documents, the company, and earlier decisions."""
    opened = service.opened(session, verification_id)
    return Data(data=presenter.verification(session, *opened, locale, caller.user_id))


@router.post("/{verification_id}/approve", operation_id="approveVerification")
def approve(
    verification_id: UUID,
    form: OptionalApproval,
    caller: Admin,
    session: Db,
    locale: Language,
) -> Data[Verification]:
    """Notifies the seller; the badge also needs a verified number."""
    admin = Actor("admin", caller.user_id)
    decided = service.approve(session, verification_id, form, admin)
    return Data(data=presenter.verification(session, *decided, locale, caller.user_id))


@router.post("/{verification_id}/reject", operation_id="rejectVerification")
def reject(
    verification_id: UUID, form: Rejection, caller: Admin, session: Db, locale: Language
) -> Data[Verification]:
    """Rejects with a reason for the seller; revoking an approval needs `version`."""
    admin = Actor("admin", caller.user_id)
    decided = service.reject(session, verification_id, form, admin)
    return Data(data=presenter.verification(session, *decided, locale, caller.user_id))


@router.post("/{verification_id}/name/approve", operation_id="approveName")
def approve_name(
    verification_id: UUID,
    form: NameApproval,
    caller: Admin,
    session: Db,
    locale: Language,
) -> Data[Verification]:
    """Publishes the new name with the badge; 422 when another company has taken it."""
    admin = Actor("admin", caller.user_id)
    decided = names.approve(session, verification_id, form, admin)
    return Data(data=presenter.verification(session, *decided, locale, caller.user_id))


@router.post("/{verification_id}/name/reject", operation_id="rejectName")
def reject_name(
    verification_id: UUID,
    form: NameRejection,
    caller: Admin,
    session: Db,
    locale: Language,
) -> Data[Verification]:
    """The old name stays; the seller reads the note."""
    admin = Actor("admin", caller.user_id)
    decided = names.reject(session, verification_id, form, admin)
    return Data(data=presenter.verification(session, *decided, locale, caller.user_id))


@router.post("/{verification_id}/documents/{document_id}", operation_id="judgeDocument")
def judge(
    verification_id: UUID,
    document_id: UUID,
    form: DocumentDecision,
    caller: Admin,
    session: Db,
    locale: Language,
) -> Data[Verification]:
    """Approves or rejects one document while the request is in review."""
    admin = Actor("admin", caller.user_id)
    decided = service.decide_document(
        session, verification_id, document_id, form, admin
    )
    return Data(data=presenter.verification(session, *decided, locale, caller.user_id))
