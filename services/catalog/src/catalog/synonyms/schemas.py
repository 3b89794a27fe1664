"""Synonyms on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from servicekit.http.fields import Clean, Input, Line

SynonymText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=60),
    Clean,
]


class SynonymInput(Input):
    """At least two single words that mean the same; PUT gives the version it saw."""

    words: list[SynonymText] = Field(min_length=2, max_length=40)
    note: Line | None = None
    version: int | None = Field(None, ge=1, le=2_147_483_647)


class SynonymOut(BaseModel):
    id: UUID
    version: int
    words: list[str]
    note: str | None
