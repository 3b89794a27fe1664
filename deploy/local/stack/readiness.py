"""Waits until all processes answer, first each alone, then through the gateway."""

import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from stack import postgres, rabbitmq
from stack.commands import tail
from stack.environment import base_url
from stack.places import Places
from stack.ports import REMOTES, port_of
from stack.processes import Process
from stack.trouble import Trouble

PATIENCE_S = 300
UNAUTHENTICATED = 401
# One read per service, and every frontend; all but engagement's is public.
THROUGH_THE_GATEWAY = {
    "auth": "/api/.well-known/jwks.json",
    "catalog": "/api/webui/allcategories",
    "vendor": "/api/locations/provinces",
    "engagement": "/api/enquiries",
    "shell": "/",
    **{f"mf-{name}": f"/mf/{name}/manifest.json" for name in REMOTES},
}

Check = Callable[[], bool]


def await_data(places: Places) -> None:
    checks = {
        "postgres": lambda: postgres.answers(places),
        "rabbitmq": rabbitmq.answers,
    }
    _await(places, checks)


def await_processes(places: Places, processes: list[Process]) -> None:
    """Each process by its own health address."""
    checks = {
        process.name: _check(_health(process))
        for process in processes
        if process.health
    }
    checks["gateway"] = _check(f"http://127.0.0.1:{port_of('gateway-ops')}/ping")
    _await(places, checks)


def await_one(places: Places, process: Process) -> None:
    """A process with a health address."""
    _await(places, {process.name: _check(_health(process))})


def _health(process: Process) -> str:
    return f"http://127.0.0.1:{process.port}{process.health}"


def await_gateway(places: Places) -> None:
    checks = {
        name: _check(base_url() + path) for name, path in THROUGH_THE_GATEWAY.items()
    }
    _await(places, checks)


def _check(url: str) -> Check:
    return lambda: _answers(url)


def _answers(url: str) -> bool:
    # Without proxies: they know nothing of this machine's loopback.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as refusal:
        # Only a service that has read its keys can say who is not signed in.
        return refusal.code == UNAUTHENTICATED
    except OSError:
        return False


def _await(places: Places, checks: dict[str, Check]) -> None:
    end = time.monotonic() + PATIENCE_S
    waiting = dict(checks)
    with ThreadPoolExecutor(4) as pool:
        while True:
            answers = list(pool.map(lambda check: check(), waiting.values()))
            waiting = {
                name: check
                for (name, check), is_ready in zip(
                    waiting.items(), answers, strict=True
                )
                if not is_ready
            }
            if not waiting:
                return
            if time.monotonic() > end:
                raise Trouble(_unready(places, list(waiting)))
            time.sleep(0.2)


def _unready(places: Places, names: list[str]) -> str:
    first = names[0]
    log = places.logs / f"{first}.log"
    return (
        f"Not ready after {PATIENCE_S} s: {', '.join(names)}.\n"
        f"The end of {first}'s log:\n{tail(log)}\nMore: make logs"
    )
