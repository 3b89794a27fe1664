"""Search of a list by a part of its texts."""

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import Depends, Query

from engagement.date_ranges import optional
from servicekit.http.fields import Line
from servicekit.like import containing


async def _pattern(
    q: Annotated[Line | None, Query(max_length=100)] = None,
) -> str | None:
    return containing(q)


# The parameter `q` of a list, as a pattern.
SearchPattern = Annotated[str | None, Depends(_pattern)]


def contains(*texts: Any) -> sa.ColumnElement[bool]:
    """One of the texts contains the pattern `q`, or none is given."""
    q = optional("q", sa.Text)
    return sa.or_(q.is_(None), *(text.ilike(q) for text in texts))
