"""Saved searches on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, StringConstraints

from servicekit.http.fields import Clean, Input, Moment
from servicekit.names.fields import Name

Alert = Literal["none", "instant", "daily"]
SearchName = Annotated[Name, StringConstraints(max_length=120)]
QueryString = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1_000), Clean
]


class NewSavedSearch(Input):
    """`query_string` is that of the search page, as in `q=rice&district=305`."""

    query_string: QueryString
    name: SearchName | None = None
    alert: Alert = "daily"


class SavedSearchChange(Input):
    """Only what is sent changes."""

    name: SearchName | None = None
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
