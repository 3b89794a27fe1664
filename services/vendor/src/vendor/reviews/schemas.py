"""Reviews of a seller, for everybody."""

from uuid import UUID

from pydantic import BaseModel

from servicekit.http.fields import Moment


class ReviewSummary(BaseModel):
    """`count` reviews, the mean of each rating (one to five) and of all four."""

    count: int
    mean: float
    as_described: float
    on_time: float
    documents: float
    communication: float


class PublicReview(BaseModel):
    """`company` is the buyer's; None for a buyer without one."""

    id: UUID
    company: str | None
    company_ne: str | None
    as_described: int
    on_time: int
    documents: int
    communication: int
    text: str
    reply: str | None
    replied_at: Moment | None
    published_at: Moment
