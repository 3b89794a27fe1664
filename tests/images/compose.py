"""Reads compose.yaml, and refuses keys that this reader does not implement."""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
FILE = ROOT / "compose.yaml"
VARIABLE = re.compile(r"\$\{(\w+):-([^}]*)\}")
# A key that is not here would be ignored in silence: better to stop.
SUPPORTED = {
    "cap_drop", "command", "depends_on", "environment", "healthcheck", "hostname",
    "image", "ports", "profiles", "read_only", "restart", "secrets", "security_opt",
    "shm_size", "stop_grace_period", "tmpfs", "user", "volumes",
}  # fmt: skip


@dataclass(frozen=True)
class Service:
    name: str
    given: dict[str, Any]

    @property
    def waits_for(self) -> dict[str, str]:
        """Name of another service -> the condition it must meet."""
        given = self.given.get("depends_on", {})
        return {name: wish["condition"] for name, wish in given.items()}

    @property
    def ends(self) -> bool:
        """Does its work and ends, instead of serving."""
        return bool(self.given.get("restart") == "no")

    @property
    def is_ours(self) -> bool:
        return str(self.given["image"]).startswith("haat/")


@dataclass(frozen=True)
class System:
    services: dict[str, Service]
    secrets: dict[str, str]
    volumes: list[str]

    def in_order(self) -> list[Service]:
        """Each after those it waits for."""
        placed: dict[str, Service] = {}
        while len(placed) < len(self.services):
            ready = [
                one
                for one in self.services.values()
                if one.name not in placed and set(one.waits_for) <= set(placed)
            ]
            if not ready:
                raise ValueError("services wait for each other")
            placed |= {one.name: one for one in ready}
        return list(placed.values())


def load(file: Path = FILE) -> System:
    """Raises KeyError when a service has an unsupported key."""
    raw = _filled(yaml.safe_load(file.read_text("utf-8")))
    for name, given in raw["services"].items():
        if unknown := set(given) - SUPPORTED:
            raise KeyError(f"{name}: {sorted(unknown)}")
    return System(
        services={name: Service(name, one) for name, one in raw["services"].items()},
        secrets={name: one["file"] for name, one in raw["secrets"].items()},
        volumes=[*raw["volumes"]],
    )


def _filled(part: Any) -> Any:
    """Variables have their values: text stays text, as Compose does it."""
    if isinstance(part, dict):
        return {name: _filled(each) for name, each in part.items()}
    if isinstance(part, list):
        return [_filled(each) for each in part]
    return VARIABLE.sub(_value, part) if isinstance(part, str) else part


def _value(found: re.Match[str]) -> str:
    return os.environ.get(found[1]) or found[2]
