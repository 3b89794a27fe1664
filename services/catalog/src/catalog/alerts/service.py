"""What a user may do with saved searches."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from catalog.alerts.models import SavedSearch, hits, searches
from catalog.alerts.schemas import NewSavedSearch, SavedSearchChange
from catalog.alerts.wording import canonical, read, title
from catalog.error_texts import TOO_MANY_SEARCHES
from servicekit.advisory_lock import lock_keys
from servicekit.http.errors import Conflict, NotFound

MOST = 50


class TooManySearches(Conflict):
    code, message = "too_many_searches", TOO_MANY_SEARCHES.fill(max=MOST)


def own(session: Session, user_id: UUID) -> list[SavedSearch]:
    mine = select(SavedSearch).where(col(SavedSearch.user_id) == user_id)
    newest = searches.c.created_at.desc()
    return list(session.exec(mine.order_by(newest, searches.c.id)).all())


def save(session: Session, user_id: UUID, wish: NewSavedSearch) -> SavedSearch:
    """The same search again answers the kept one. Raises Invalid, TooManySearches."""
    lock_keys(session, f"saved_searches:{user_id}")
    asked = read(wish.query_string)
    kept = own(session, user_id)
    text = canonical(asked)
    if same := next((one for one in kept if one.query_string == text), None):
        return same
    if len(kept) >= MOST:
        raise TooManySearches
    name = wish.name or title(asked)
    made = SavedSearch(user_id=user_id, name=name, query_string=text, alert=wish.alert)
    session.add(made)
    session.flush()
    return made


def change(
    session: Session, user_id: UUID, search_id: UUID, wish: SavedSearchChange
) -> SavedSearch:
    found = _mine(session, user_id, search_id)
    for name, value in wish.model_dump(exclude_none=True).items():
        setattr(found, name, value)
    return found


def look(session: Session, user_id: UUID, search_id: UUID) -> SavedSearch:
    """Its owner has seen the results: nothing is new any more."""
    found = _mine(session, user_id, search_id)
    found.new_count = found.untold = 0
    return found


def forget(session: Session, user_id: UUID, search_id: UUID) -> None:
    session.delete(_mine(session, user_id, search_id))


def forget_all(session: Session, user_id: UUID) -> None:
    """Of a person whose account is gone."""
    theirs = sa.select(searches.c.id).where(searches.c.user_id == user_id)
    session.execute(sa.delete(hits).where(hits.c.search_id.in_(theirs)))
    session.execute(sa.delete(searches).where(searches.c.user_id == user_id))


def _mine(session: Session, user_id: UUID, search_id: UUID) -> SavedSearch:
    found = session.get(SavedSearch, search_id, with_for_update=True)
    if found is None or found.user_id != user_id:
        raise NotFound
    return found
