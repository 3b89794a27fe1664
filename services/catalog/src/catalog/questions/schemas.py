"""Questions on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from catalog.questions.contact_details import WithoutContact
from contracts.forbidden import Allowed
from servicekit.http.envelope import Links, Meta
from servicekit.http.fields import Clean, Input, Moment

Status = Literal["open", "answered"]
Role = Literal["buyer", "seller"]

Question = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=500),
    Clean,
    WithoutContact,
    Allowed,
]
Answer = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=1_000),
    Clean,
    WithoutContact,
    Allowed,
]


class QuestionForm(Input):
    body: Question


class AnswerForm(Input):
    """`version`: the one the seller looked at."""

    answer: Answer
    version: int | None = None


class QuestionFilters(BaseModel):
    """Which questions are wanted: of whose side, how they stand, about what."""

    role: Role = Field("buyer", alias="as")
    status: Status = "open"
    product: UUID | None = None


class AnsweredQuestion(BaseModel):
    """As everybody reads it: who asked is told to nobody."""

    id: UUID
    body: str
    asked_at: Moment
    answer: str
    answered_at: Moment


class Questions(BaseModel):
    """Of a product: how many are answered, and the last of them."""

    total: int
    latest: list[AnsweredQuestion]


class QuestionProduct(BaseModel):
    id: UUID
    slug: str
    name: str
    name_ne: str | None
    image: str | None


class QuestionSeller(BaseModel):
    id: UUID
    slug: str
    company_name: str
    company_name_ne: str | None


class QuestionOut(BaseModel):
    """As its asker and the seller read it."""

    id: UUID
    version: int
    status: Status
    status_label: str
    product: QuestionProduct
    seller: QuestionSeller
    body: str
    asked_at: Moment
    answer: str | None
    answered_at: Moment | None


class QuestionCounts(BaseModel):
    open: int
    answered: int


class QuestionsMeta(Meta):
    counts: QuestionCounts


class QuestionsPage(BaseModel):
    """The questions of one status, and how many each status has."""

    data: list[QuestionOut]
    links: Links
    meta: QuestionsMeta
