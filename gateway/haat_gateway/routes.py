"""The route table as typed values."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

TABLE = Path(__file__).parents[1] / "routes.toml"

READS = ("GET", "HEAD")
Kind = Literal["api", "stream", "document", "files", "pages", "unknown"]


@dataclass(frozen=True)
class Limit:
    """So many requests of one address per period, and how many at once."""

    average: int
    period_s: int
    burst: int

    @property
    def retry_after_s(self) -> int:
        return -(-self.period_s // self.average)


@dataclass(frozen=True)
class Body:
    """`items`: keys and items of JSON together; None: a file, which nobody counts."""

    bytes: int
    items: int | None = None


@dataclass(frozen=True)
class Route:
    name: str
    owner: str
    priority: int
    paths: tuple[str, ...]
    methods: tuple[str, ...] = ()
    kind: Kind = "api"
    limit: str | None = None
    body: str = "json"
    is_secret: bool = False


@dataclass(frozen=True)
class CachedPaths:
    """Through the cache go `api`, and of the other paths all but `never`."""

    api: tuple[str, ...]
    never: tuple[str, ...]


@dataclass(frozen=True)
class RouteTable:
    owners: dict[str, str]
    limits: dict[str, Limit]
    bodies: dict[str, Body]
    cached: CachedPaths
    routes: tuple[Route, ...]


def load(path: Path = TABLE) -> RouteTable:
    """Read the table; an unknown key in a route raises TypeError."""
    raw = tomllib.loads(path.read_text("utf-8"))
    return RouteTable(
        owners=raw["owners"],
        limits={name: Limit(**limit) for name, limit in raw["limits"].items()},
        bodies={name: Body(**body) for name, body in raw["bodies"].items()},
        cached=CachedPaths(**{k: tuple(v) for k, v in raw["cached"].items()}),
        routes=tuple(_route(entry) for entry in raw["routes"]),
    )


def _route(entry: dict[str, object]) -> Route:
    lists = {
        key: tuple(value) for key, value in entry.items() if isinstance(value, list)
    }
    return Route(**{**entry, **lists})  # type: ignore[arg-type]
