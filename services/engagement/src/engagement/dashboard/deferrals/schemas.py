"""A task that is deferred, on the wire."""

from typing import Annotated

from pydantic import BaseModel, StringConstraints

from engagement.dashboard.schemas import Kind
from servicekit.http.fields import Input, Moment

Link = Annotated[
    str,
    StringConstraints(max_length=200, pattern=r"^/(seller|buyer)/[A-Za-z0-9/?=&_-]+$"),
]


class TaskDeferral(Input):
    """`link` of the task; `is_deferred` false brings it back."""

    kind: Kind
    link: Link
    is_deferred: bool


class Deferred(BaseModel):
    """`until`: when the task is visible again; null while it is."""

    kind: Kind
    link: str
    until: Moment | None
