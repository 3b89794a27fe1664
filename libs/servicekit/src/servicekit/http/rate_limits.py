"""The gateway's limits of one service, from the gateway's route table."""

from dataclasses import dataclass
from typing import Any

from servicekit.http import route_values
from servicekit.http.route_values import Routes

FILE = "rate_limits.json"


@dataclass(frozen=True)
class RateLimit:
    """`rule` as the library `limits` reads it: `30 per 3600 second`."""

    name: str
    rule: str


@dataclass(frozen=True)
class RateLimits:
    """The routes with a limit."""

    routes: Routes[RateLimit] = ()

    @classmethod
    def of(cls, package: str) -> "RateLimits":
        table = route_values.load(package, FILE)
        return cls(route_values.routes_in(table, _limit))

    def find(self, method: str, path: str) -> RateLimit | None:
        return route_values.find(self.routes, method, path)


def _limit(entry: dict[str, Any]) -> RateLimit:
    return RateLimit(entry["name"], entry["rule"])
