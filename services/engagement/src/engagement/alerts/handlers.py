"""New products for a search somebody keeps."""

from sqlmodel import Session

from contracts.catalog import SavedSearchMatched
from engagement.notifications.service import notify
from servicekit.messaging.event import Envelope


def tell_matched(session: Session, event: Envelope[SavedSearchMatched]) -> None:
    """Once for each telling of catalog's, which rests between them."""
    told = event.data
    kind = "search_matched" if told.count == 1 else "search_matched_many"
    facts = {"count": str(told.count), "search": told.name}
    link = f"/search?{told.query_string}"
    notify(session, told.user_id, kind, facts, link=link, once=f"search:{event.id}")
