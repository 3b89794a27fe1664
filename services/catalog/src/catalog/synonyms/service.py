"""Keeping the groups; searches follow within two seconds, nothing is indexed anew."""

from uuid import UUID

from sqlmodel import Session

from catalog.error_texts import SYNONYM_NOT_SINGLE, SYNONYMS_ALIKE
from catalog.synonyms.models import SynonymGroup
from catalog.synonyms.schemas import SynonymInput
from servicekit.clock import now
from servicekit.error_texts import CHANGED_ELSEWHERE
from servicekit.http.errors import Conflict, Invalid, NotFound
from servicekit.spelling.fold import fold, tokenize


class SynonymsChanged(Conflict):
    code = "changed_elsewhere"
    message = CHANGED_ELSEWHERE


def add(session: Session, wish: SynonymInput) -> SynonymGroup:
    group = SynonymGroup(words=_checked(wish.words), note=wish.note or None)
    session.add(group)
    session.flush()
    return group


def change(session: Session, group_id: UUID, wish: SynonymInput) -> SynonymGroup:
    group = _locked(session, group_id)
    if wish.version is not None and wish.version != group.version:
        raise SynonymsChanged
    group.words, group.note = _checked(wish.words), wish.note or None
    group.version += 1
    group.updated_at = now()
    session.flush()
    return group


def remove(session: Session, group_id: UUID) -> None:
    session.delete(_locked(session, group_id))


def _locked(session: Session, group_id: UUID) -> SynonymGroup:
    group = session.get(SynonymGroup, group_id, with_for_update=True)
    if group is None:
        raise NotFound
    return group


def _checked(wished: list[str]) -> list[str]:
    unique = list(dict.fromkeys(wished))
    if any(len(tokenize(word)) != 1 for word in unique):
        raise Invalid(errors={"words": [SYNONYM_NOT_SINGLE]})
    if len({fold(tokenize(word)[0]) for word in unique}) < 2:
        raise Invalid(errors={"words": [SYNONYMS_ALIKE]})
    return unique
