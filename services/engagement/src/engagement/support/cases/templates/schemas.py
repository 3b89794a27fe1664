"""Templates of answers, in both languages."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, StringConstraints

from engagement.support.cases.schemas import RequiredRemark
from servicekit.http.fields import Clean, Input, Moment

Title = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=60),
    Clean,
]


class TemplateForm(Input):
    title: Title
    text: RequiredRemark
    text_ne: RequiredRemark


class TemplateOut(BaseModel):
    id: UUID
    title: str
    text: str
    text_ne: str
    updated_at: Moment
