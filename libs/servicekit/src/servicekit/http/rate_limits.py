"""The gateway's limits of one service, from the gateway's route table."""

import re
from dataclasses import dataclass
from importlib.resources import files

import orjson

FILE = "rate_limits.json"


@dataclass(frozen=True)
class RateLimit:
    """`rule` as the library `limits` reads it: `30 per 3600 second`."""

    name: str
    rule: str


@dataclass(frozen=True)
class RateLimits:
    """The routes with a limit; of two that match, the first."""

    routes: tuple[tuple[str, re.Pattern[str], RateLimit], ...] = ()

    @classmethod
    def of(cls, package: str) -> "RateLimits":
        """As `make k8s` writes them from gateway/routes.toml."""
        table = orjson.loads((files(package) / FILE).read_bytes())
        routes = (
            (
                each["method"],
                re.compile(each["path"]),
                RateLimit(each["name"], each["rule"]),
            )
            for each in table["routes"]
        )
        return cls(tuple(routes))

    def find(self, method: str, path: str) -> RateLimit | None:
        for of_method, pattern, limit in self.routes:
            if of_method in ("", method) and pattern.fullmatch(path):
                return limit
        return None
