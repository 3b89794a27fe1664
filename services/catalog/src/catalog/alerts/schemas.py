"""Saved searches on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, StringConstraints

from servicekit.http.fields import Clean, Input, Moment

Alert = Literal["none", "instant", "daily"]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120), Clean
]
QueryString = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1_000), Clean
]


class NewSavedSearch(Input):
    """`query_string` is that of the search page, as in `q=rice&district=305`."""

    query_string: QueryString
    name: Name | None = None
    alert: Alert = "daily"


class SavedSearchChange(Input):
    """Only what is sent changes."""

    name: Name | None = None
    alert: Alert | None = None


class SavedSearchOut(BaseModel):
    """`new_count`: products published since its owner last looked."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    name: str
    query_string: str
    alert: Alert
    new_count: int
    created_at: Moment
