"""Feature flags by OpenFeature: what operators switch off without a deployment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from fastapi import Request
from openfeature import api

from servicekit.error_texts import SWITCHED_OFF
from servicekit.http.errors import Unavailable
from servicekit.settings import ServiceSettings

RETRY_AFTER_S = 600


class SwitchedOff(Unavailable):
    """503: operators have switched this off for a while."""

    code, message = "switched_off", SWITCHED_OFF
    default_headers: ClassVar[Mapping[str, str]] = {"Retry-After": str(RETRY_AFTER_S)}


@dataclass(frozen=True)
class Flag:
    """`key` as in the file; `default` holds without a file or without the flag."""

    key: str
    default: bool = True

    def is_on(self, settings: ServiceSettings) -> bool:
        client = api.get_client(domain=settings.name)
        return client.get_boolean_value(self.key, self.default)

    def require(self, settings: ServiceSettings) -> None:
        """Raises SwitchedOff."""
        if not self.is_on(settings):
            raise SwitchedOff

    @property
    def dependency(self) -> Callable[[Request], None]:
        """For the routes of the feature: `Depends(REGISTRATION.dependency)`."""

        def check(request: Request) -> None:
            self.require(request.app.state.settings)

        return check
