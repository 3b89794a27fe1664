"""Changes of the groups; searches use them within two seconds, without a rebuild."""

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


def add(session: Session, form: SynonymInput) -> SynonymGroup:
    group = SynonymGroup(words=_checked(form.words), note=form.note or None)
    session.add(group)
    session.flush()
    return group


def change(session: Session, group_id: UUID, form: SynonymInput) -> SynonymGroup:
    group = _locked(session, group_id)
    if form.version is not None and form.version != group.version:
        raise SynonymsChanged
    group.words, group.note = _checked(form.words), form.note or None
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


def _checked(texts: list[str]) -> list[str]:
    unique = list(dict.fromkeys(texts))
    if any(len(tokenize(word)) != 1 for word in unique):
        raise Invalid(errors={"words": [SYNONYM_NOT_SINGLE]})
    if len({fold(tokenize(word)[0]) for word in unique}) < 2:
        raise Invalid(errors={"words": [SYNONYMS_ALIKE]})
    return unique
