"""What travels: a fact in the past tense, in a CloudEvents envelope."""

from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from servicekit.clock import now
from servicekit.ids import new_id


class Event(BaseModel):
    """Base of event classes: `type` is routing key and version in one.

    A published event gains optional fields, nothing else; a reader ignores fields it
    does not know.
    """

    model_config = ConfigDict(extra="ignore", frozen=True)

    type: ClassVar[str]
    # False: for future readers. Stored but not sent: no queue would take it.
    is_heard: ClassVar[bool] = True

    @property
    def subject(self) -> str:
        """The thing the event is about: `seller/0190…`; the first field by default."""
        name = next(iter(type(self).model_fields))
        return f"{name.removesuffix('_id')}/{getattr(self, name)}"


E = TypeVar("E", bound=Event)


class Envelope(BaseModel, Generic[E]):
    """An event with its identity: what a handler gets."""

    # What was sent may be an address: errors do not repeat it.
    model_config = ConfigDict(extra="ignore", frozen=True, hide_input_in_errors=True)

    id: UUID = Field(default_factory=new_id)
    type: str
    source: str
    time: datetime = Field(default_factory=now)
    subject: str
    actor: str | None = None
    traceparent: str | None = None
    data: E

    @classmethod
    def around(cls, event: E, **known: Any) -> "Envelope[E]":
        return cls(
            type=event.type,
            source=event.type.split(".", 1)[0],
            subject=event.subject,
            data=event,
            **known,
        )
