"""The forms of the helpdesk."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import (
    BaseModel,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
)

from engagement.enquiries.submissions.schemas import Name, Trapped
from engagement.support.cases.schemas import Remark, SubjectKind, Topic
from servicekit.error_detail import InvalidValue
from servicekit.error_texts import REQUIRED
from servicekit.http.emails import Email
from servicekit.http.fields import Clean, Input, Line
from servicekit.http.phones import Phone

MAX_LENGTH = 4_000
CaseText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=MAX_LENGTH),
    Clean,
]
Slug = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), Clean]


class Subject(Input):
    """What it is about: a product or company by its id, or a deal of one's own."""

    kind: SubjectKind
    id: UUID


class Question(Trapped):
    name: Name
    email: Email
    phone_number: Phone | None = None
    topic: Topic | None = None
    text: CaseText


class Complaint(Question):
    """`about`: the company, product or number it is about, in the writer's words."""

    about: Line | None = None
    subject: Subject | None = None


class Feedback(Trapped):
    """Without a name or an address nobody is answered. 422 without text and answer."""

    name: Name | None = None
    email: Email | None = None
    article: Slug | None = None
    is_helpful: bool | None = None
    text: Annotated[Remark, Field(validate_default=True)] = ""

    @field_validator("text")
    @classmethod
    def _text_or_answer(cls, text: str, info: ValidationInfo) -> str:
        """Only whether an article helped needs no text."""
        if not text and info.data.get("is_helpful") is None:
            raise InvalidValue(REQUIRED)
        return text


class CaseCreated(BaseModel):
    reference: str


Kind = Literal["contact", "complaint", "feedback"]
