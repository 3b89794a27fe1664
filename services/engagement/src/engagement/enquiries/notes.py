"""What a seller notes of an enquiry for itself, as it is sent."""

from typing import Annotated

from pydantic import AwareDatetime, Field, StringConstraints

from servicekit.http.fields import Clean, Input

MAX_LABELS = 10


def _short(max_length: int, min_length: int = 0) -> StringConstraints:
    return StringConstraints(
        strip_whitespace=True, min_length=min_length, max_length=max_length
    )


Label = Annotated[str, _short(40, min_length=1), Clean]
OneLabel = Annotated[str, _short(40), Clean]
Name = Annotated[str, _short(80), Clean]
Step = Annotated[str, _short(120), Clean]
PrivateNote = Annotated[str, _short(4_000), Clean]


class CrmChange(Input):
    """A field that is not sent stays as it is; null or an empty text clears it.

    `label` alone is the only one from then on; beside `labels` it says nothing.
    """

    label: OneLabel | None = None
    labels: list[Label] | None = Field(default=None, max_length=MAX_LABELS)
    assigned_to: Name | None = None
    next_step: Step | None = None
    private_note: PrivateNote | None = None
    remind_at: AwareDatetime | None = None
