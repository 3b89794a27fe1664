"""What the scheduler reserves for pods: requests of memory and CPU."""

from collections.abc import Iterable
from dataclasses import dataclass

import rules
from rendering import Manifest, of_kind


@dataclass(frozen=True)
class Capacity:
    """Bytes and thousandths of a core."""

    memory: int = 0
    cpu: int = 0

    def __add__(self, other: "Capacity") -> "Capacity":
        return Capacity(self.memory + other.memory, self.cpu + other.cpu)


def of_pod(pod: Manifest) -> Capacity:
    """Sidecars run beside the containers; other init containers before them."""
    first = pod.get("initContainers", [])
    sidecars = [each for each in first if each.get("restartPolicy") == "Always"]
    before = [_requested(each) for each in first if each not in sidecars]
    running = total(_requested(each) for each in (*sidecars, *pod["containers"]))
    return Capacity(
        max(running.memory, *(each.memory for each in before), 0),
        max(running.cpu, *(each.cpu for each in before), 0),
    )


def of_replicas(manifests: tuple[Manifest, ...], *kinds: str) -> dict[str, Capacity]:
    """By namespace and name: all replicas of what runs all the time."""
    return {
        f"{each['metadata']['namespace']}/{each['metadata']['name']}": total(
            [of_pod(each["spec"]["template"]["spec"])] * each["spec"]["replicas"]
        )
        for each in of_kind(manifests, *kinds)
    }


def total(every: Iterable[Capacity]) -> Capacity:
    return sum(every, Capacity())


def _requested(container: Manifest) -> Capacity:
    requests = container["resources"]["requests"]
    return Capacity(rules.in_bytes(requests["memory"]), _thousandths(requests["cpu"]))


def _thousandths(cpu: str | int) -> int:
    text = str(cpu)
    return int(text[:-1]) if text.endswith("m") else int(text) * 1000
