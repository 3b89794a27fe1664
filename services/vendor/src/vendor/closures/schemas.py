"""A closure on the wire."""

from datetime import date, timedelta
from typing import Annotated

from pydantic import StringConstraints

from contracts.forbidden import Allowed
from servicekit.http.fields import Input, Line


class Closure(Input):
    """Both days are counted; `note` is shown to visitors."""

    closed_from: date
    closed_to: date
    note: Annotated[Line, StringConstraints(max_length=200), Allowed] | None = None


MAX_LENGTH = timedelta(days=90)
