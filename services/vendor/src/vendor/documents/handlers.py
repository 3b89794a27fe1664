"""What engagement's news makes of who may read a document."""

from sqlmodel import Session

from contracts.engagement import FilesShared
from servicekit.messaging.event import Envelope
from vendor.documents import sharing


def follow_shared(session: Session, event: Envelope[FilesShared]) -> None:
    """Sent along with a message or a requirement, or taken back."""
    told = event.data
    sharing.replace(
        session,
        told.ref_id,
        told.version,
        told.owner_id,
        told.file_ids,
        told.reader_ids,
    )
