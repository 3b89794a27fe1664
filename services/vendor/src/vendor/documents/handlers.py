"""Events of engagement about who may read a document."""

from sqlmodel import Session

from contracts.engagement import FilesShared
from servicekit.messaging.event import Envelope
from vendor.documents import readers


def follow_shared(session: Session, event: Envelope[FilesShared]) -> None:
    """Attached to a message or a requirement, or withdrawn."""
    readers.replace(session, event.data)
