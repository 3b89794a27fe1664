"""Saved searches of a user, and when to be notified of new products."""

from uuid import UUID

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from catalog.alerts import service
from catalog.alerts.schemas import NewSavedSearch, SavedSearchChange, SavedSearchOut
from servicekit.db import Db
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce

router = APIRouter(prefix="/api/savedsearches", tags=["catalog"])


@router.get("", operation_id="savedSearches")
def saved_searches(session: Db, caller: SignedIn) -> Data[list[SavedSearchOut]]:
    """The caller's, newest first; at most 50."""
    saved = service.own(session, caller.user_id)
    return Data(data=[SavedSearchOut.model_validate(one) for one in saved])


@router.post(
    "",
    operation_id="saveSearch",
    status_code=201,
    response_model=Data[SavedSearchOut],
)
def save_search(
    session: Db, caller: SignedIn, once: OnlyOnce, body: NewSavedSearch
) -> Data[SavedSearchOut] | JSONResponse:
    """Saves a search; an identical search returns the saved one."""

    def make() -> Data[SavedSearchOut]:
        made = service.save(session, caller.user_id, body)
        return Data(data=SavedSearchOut.model_validate(made))

    return once.answer(201, make)


@router.put("/{search_id}", operation_id="changeSavedSearch")
def change_saved_search(
    search_id: UUID, session: Db, caller: SignedIn, body: SavedSearchChange
) -> Data[SavedSearchOut]:
    """Changes its name, or how often its owner is notified."""
    changed = service.change(session, caller.user_id, search_id, body)
    return Data(data=SavedSearchOut.model_validate(changed))


@router.post("/{search_id}/seen", operation_id="seeSavedSearch")
def see_saved_search(
    search_id: UUID, session: Db, caller: SignedIn
) -> Data[SavedSearchOut]:
    """Marks its results as seen."""
    seen = service.reset_new_count(session, caller.user_id, search_id)
    return Data(data=SavedSearchOut.model_validate(seen))


@router.delete(
    "/{search_id}",
    operation_id="forgetSavedSearch",
    status_code=204,
    summary="Forget Saved Search",
)
def delete_saved_search(search_id: UUID, session: Db, caller: SignedIn) -> None:
    service.delete(session, caller.user_id, search_id)
