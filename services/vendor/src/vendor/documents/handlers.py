"""What engagement's news makes of who may read a document."""

from sqlmodel import Session

from contracts.engagement import FilesShared
from servicekit.messaging.event import Envelope
from vendor.documents import sharing


def follow_shared(session: Session, event: Envelope[FilesShared]) -> None:
    """Sent along with a message or a requirement, or taken back."""
    sharing.replace(session, event.data)
