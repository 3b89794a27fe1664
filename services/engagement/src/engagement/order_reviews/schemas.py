"""What each side writes in a review; both texts are public."""

from typing import Annotated

from pydantic import Field, StringConstraints

from contracts.forbidden import Allowed
from servicekit.http.fields import Clean, Input

Rating = Annotated[int, Field(ge=1, le=5)]
ReviewText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=10, max_length=2_000),
    Clean,
    Allowed,
]
ReplyText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=2, max_length=2_000),
    Clean,
    Allowed,
]


class NewReview(Input):
    """One to five stars each: goods as described, delivery on time, bill and challan,
    answers."""

    as_described: Rating
    on_time: Rating
    documents: Rating
    communication: Rating
    text: ReviewText


class ReviewReply(Input):
    text: ReplyText
