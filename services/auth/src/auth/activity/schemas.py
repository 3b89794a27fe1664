"""Recent activity on the wire."""

from uuid import UUID

from pydantic import BaseModel

from servicekit.http.fields import Moment


class Activity(BaseModel):
    """`kind` is a word such as `signed_in`; the screens say it in both languages."""

    id: UUID
    kind: str
    detail: str | None
    address: str | None
    user_agent: str | None
    at: Moment
