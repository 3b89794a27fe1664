"""Events of vendor about the files of a requirement."""

from sqlmodel import Session

from contracts.drive import DocumentOpened
from engagement.rfq.matches import openings
from servicekit.messaging.event import Envelope


def record_opening(session: Session, event: Envelope[DocumentOpened]) -> None:
    """A document that came with a message or a quote is in no requirement."""
    openings.add(session, event.data)
