"""Demand on the wire."""

from pydantic import BaseModel

from catalog.categories.schemas import CategoryName
from servicekit.http.fields import Moment


class MissedSearch(BaseModel):
    """A query without result; `visitors`: different ones a day, summed over the days.

    `category` and the district are the filters that were on.
    """

    query: str
    visitors: int
    category: CategoryName | None
    district_id: int | None
    district: str | None
    district_ne: str | None
    last_at: Moment
