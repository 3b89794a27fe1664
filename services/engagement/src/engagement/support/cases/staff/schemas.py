"""What administrators do with a case."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import StringConstraints

from engagement.support.cases.schemas import Audience, RequiredRemark
from servicekit.http.fields import Clean, Input, RequiredLine

Slug = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), Clean
]
NextStatus = Literal["with_supplier", "with_staff", "answered", "closed"]


class StaffMessage(Input):
    """To both sides, to one, or a note; with `status` the case changes, too."""

    text: RequiredRemark
    audience: Audience = "all"
    status: NextStatus | None = None


class Assignee(Input):
    """An administrator, by the name that both sides read."""

    id: UUID
    name: RequiredLine


class CaseChange(Input):
    """What is left out stays; `assignee: null` is nobody. `supplier_slug` names the
    company a complaint is about, where the writer has not."""

    status: Literal["with_supplier", "with_staff", "closed"] | None = None
    assignee: Assignee | None = None
    supplier_slug: Slug | None = None
