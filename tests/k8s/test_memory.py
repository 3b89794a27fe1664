"""The gateway's memory is bounded while pods start and stop under load."""

import http.client
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import rules
from rendering import Manifest, of_kind, rendered
from traefik import Gateway, endpoints, gateway, until, wait_until_ready

CHANGES = 200
REQUESTS = 10  # after each
OWNERS = ("haat-catalog", "haat-auth", "haat-vendor", "haat-engagement")
PATH = "/api/currencies"
MIB = rules.MIB


def of_traefik() -> Manifest:
    platform = rendered("platform/overlays/prod")
    pod = of_kind(platform, "Deployment")[0]["spec"]["template"]["spec"]
    return next(each for each in pod["containers"] if each["name"] == "main")


def memory(made: Gateway) -> int:
    """Bytes of its own, without the pages of its program."""
    status = Path(f"/proc/{made.process.pid}/status").read_text("ascii")
    return int(status.split("RssAnon:")[1].split()[0]) * 1024


class Caller(http.client.HTTPConnection):
    """One connection; it counts what is not answered."""

    def __init__(self, made: Gateway) -> None:
        super().__init__("127.0.0.1", made.port, timeout=30)
        self.statuses: Counter[int] = Counter()

    def owner(self) -> str:
        """The pod that answers now."""
        self.request("GET", PATH)
        answer = self.getresponse()
        answer.read()
        self.statuses[answer.status] += 1
        return answer.headers["x-owner"]


def limit_of_runtime(made: Gateway) -> float:
    """The memory limit of Go's garbage collector."""
    with urlopen(f"http://127.0.0.1:{made.ops}/metrics") as answer:
        text = answer.read().decode()
    return float(text.split("\ngo_gc_gomemlimit_bytes ")[1].split()[0])


def churn(made: Gateway, caller: Caller) -> Iterator[int]:
    """Pods are replaced under requests; yields the memory after each change."""
    for number in range(CHANGES):
        owner = OWNERS[number % len(OWNERS)]
        made.objects.replace(endpoints("http", OWNERS[0], [made.backends[owner]]))
        for _ in range(REQUESTS):
            caller.owner()
        yield memory(made)
    assert until(lambda: caller.owner() == owner)


def test_two_hundred_pod_changes_fit_into_the_gateways_memory_limit(
    tmp_path: Path,
) -> None:
    container = of_traefik()
    environment = {
        each["name"]: each["value"] for each in container["env"] if "value" in each
    }
    limit = rules.in_bytes(container["resources"]["limits"]["memory"])
    with gateway(tmp_path, throttle="50ms", environment=environment) as made:
        wait_until_ready(made)
        with closing(Caller(made)) as caller:
            peaks = list(churn(made, caller))
        told = limit_of_runtime(made)

    print(f"{caller.statuses} at most {max(peaks) // MIB} MiB")
    assert set(caller.statuses) == {200}
    assert 0.7 * limit <= told <= 0.85 * limit
    assert max(peaks) < told
