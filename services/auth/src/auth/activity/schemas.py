"""Recent activity and the devices it came from, on the wire."""

from uuid import UUID

from pydantic import BaseModel, computed_field

from auth.activity.device import Device
from servicekit.http.fields import Moment

MOBILE = ("Android", "iOS")


class OnDevice(BaseModel):
    """Where something was done. `browser` and `system` are None when the user agent
    names none."""

    address: str | None
    user_agent: str | None

    @computed_field
    def browser(self) -> str | None:
        return Device(self.user_agent).browser

    @computed_field
    def system(self) -> str | None:
        return Device(self.user_agent).system

    @computed_field
    def is_mobile(self) -> bool:
        return Device(self.user_agent).system in MOBILE


class Activity(OnDevice):
    """`kind` is a word such as `signed_in`; the screens say it in both languages."""

    id: UUID
    kind: str
    detail: str | None
    at: Moment
