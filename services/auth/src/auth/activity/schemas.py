"""Recent activity and the devices it came from, on the wire."""

from typing import Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, model_validator

from auth.activity.device import Device
from servicekit.http.fields import Moment

MOBILE = ("Android", "iOS")


class OnDevice(BaseModel):
    """Where something was done. `browser` and `system` are None when the user agent
    names none."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    address: str | None
    user_agent: str | None
    browser: str | None = None
    system: str | None = None
    is_mobile: bool = False

    @model_validator(mode="after")
    def _from_user_agent(self) -> Self:
        device = Device(self.user_agent)
        self.browser, self.system = device.browser, device.system
        self.is_mobile = device.system in MOBILE
        return self


class Activity(OnDevice):
    """`kind` is a word such as `signed_in`; the screens say it in both languages."""

    id: UUID
    kind: str
    detail: str | None
    at: Moment
