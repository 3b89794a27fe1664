"""Private documents: who may open one, for how long, with a record of each access."""

from dataclasses import dataclass
from datetime import timedelta
from urllib.parse import quote, urlencode
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session, select

from contracts.drive import DocumentOpened
from servicekit.clock import now
from servicekit.http.errors import Forbidden, NotFound
from servicekit.http.tokens import Caller
from servicekit.messaging.outbox import record
from vendor.documents import readers, signature
from vendor.documents.models import DocumentAccess, accesses
from vendor.documents.schemas import DocumentLink
from vendor.drive.holds import is_there
from vendor.drive.models import DriveFile, files
from vendor.drive.references import used_as_statutory
from vendor.error_texts import DOCUMENT_LINK_ENDED
from vendor.profiles.service import own_id

log = structlog.get_logger()
LINK_LIVES = timedelta(minutes=5)


class LinkInvalid(Forbidden):
    code = "link_invalid"
    message = DOCUMENT_LINK_ENDED


@dataclass(frozen=True)
class Proof:
    """What a link carries."""

    expires: int
    signature: str


def link(session: Session, secret: str, caller: Caller, file_id: UUID) -> DocumentLink:
    """Raises NotFound for users without access."""
    _allowed(session, caller, file_id)
    end = (now() + LINK_LIVES).replace(microsecond=0)
    expires = int(end.timestamp())
    signed = signature.sign(secret, file_id, caller.user_id, expires)
    query = urlencode({"expires": expires, "signature": signed})
    return DocumentLink(url=f"/api/mydrive/{file_id}/content?{query}", expires_at=end)


def opened(
    session: Session, secret: str, caller: Caller, file_id: UUID, proof: Proof
) -> DriveFile:
    """The document, its opening recorded. Raises LinkInvalid, NotFound.

    Access is checked again: a link does not outlive a decision.
    """
    parts = (file_id, caller.user_id, proof.expires)
    if not signature.is_ours(secret, *parts, proof.signature):
        raise LinkInvalid
    if proof.expires < now().timestamp():
        raise LinkInvalid
    file, who = _allowed(session, caller, file_id)
    access = DocumentAccess(file_id=file.id, user_id=caller.user_id, who=who)
    session.add(access)
    if who == "reader":
        _publish_opening(session, access)
    log.info("document_opened", file_id=str(file.id), who=who)
    return file


def _publish_opening(session: Session, access: DocumentAccess) -> None:
    """To engagement, which knows what the document was sent with."""
    event = DocumentOpened(
        opening_id=access.id,
        file_id=access.file_id,
        user_id=access.user_id,
        opened_at=access.at,
    )
    record(session, event, actor=access.user_id)


def of_owner(session: Session, owner_id: UUID, file_id: UUID) -> None:
    """Raises NotFound unless the file is theirs."""
    file = _file(session, file_id)
    if file is None or not _is_own(session, file, owner_id):
        raise NotFound


def page_of_accesses(
    session: Session, file_id: UUID, limit: int, offset: int
) -> tuple[int, list[DocumentAccess]]:
    """How many there are, and one page, the newest first."""
    of_file = accesses.c.file_id == file_id
    count = sa.select(sa.func.count()).select_from(accesses).where(of_file)
    newest = select(DocumentAccess).where(of_file).order_by(accesses.c.id.desc())
    rows = session.exec(newest.limit(limit).offset(offset))
    return session.execute(count).scalar_one(), list(rows)


def attachment(name: str) -> str:
    """The header's value; the name travels encoded, so it cannot end the header."""
    return f"attachment; filename*=UTF-8''{quote(name, safe='')}"


def _allowed(session: Session, caller: Caller, file_id: UUID) -> tuple[DriveFile, str]:
    file = _file(session, file_id)
    if file is None or file.kind != "document":
        raise NotFound
    if _is_own(session, file, caller.user_id):
        return file, "owner"
    is_reviewed = file.deleted_at is None and _is_reviewed(session, file_id)
    if caller.has("admin") and is_reviewed:
        return file, "admin"
    if readers.is_reader(session, file_id, caller.user_id):
        return file, "reader"
    raise NotFound


def _is_own(session: Session, file: DriveFile, user_id: UUID) -> bool:
    if file.owner_id:
        return file.owner_id == user_id
    return file.seller_id == own_id(session, user_id)


def _is_reviewed(session: Session, file_id: UUID) -> bool:
    return used_as_statutory(session, file_id) or readers.is_for_admins(
        session, file_id
    )


def _file(session: Session, file_id: UUID) -> DriveFile | None:
    wanted = select(DriveFile).where(files.c.id == file_id, is_there)
    return session.exec(wanted).first()
