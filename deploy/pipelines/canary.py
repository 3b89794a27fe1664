#!/usr/bin/env python3
"""Another version of a service, or of the shell, for a share of the requests.

canary.py start PART ENVIRONMENT VERSION IMAGE: deploys it and gives it 5 percent.
canary.py widen PART PERCENT: gives it another share, of 1 to 50 percent.
canary.py status PART: its version, its pods and its share.
canary.py promote PART ENVIRONMENT: delivers it as the running version, and ends it.
canary.py return PART: no request goes to it any more, then it is deleted.

With $PROMETHEUS_URL, `start` and `widen` watch the error budget, and all requests go
back when it burns. `promote` needs it, as `deliver.sh` does. Docs: docs/pipelines.md.
"""

import os
import subprocess
import sys
import time
from math import ceil
from pathlib import Path

import deployed
import error_budget
import kubectl
import set_version
from canary_routes import CANARY, shares, weighted
from parts import Part
from set_version import Refused

ROUTES = "httproutes.gateway.networking.k8s.io"
FIRST, WIDEST = 5, 50
# tests/k8s/test_connections.py adds up their connections to the database.
MAX_PODS = 3
# The gateway reads a change at most 2 s later, and requests under way end.
SETTLE_S = float(os.environ.get("CANARY_SETTLE_S", "15"))


def start(name: str, environment: str, version: str, image: str) -> None:
    part = _part(name)
    folder = _folder(part, environment)
    if running := kubectl.read(part.namespace, "deployment", CANARY):
        named = deployed.version(running)
        raise Refused(f"{named} is a canary already: promote or return it")
    if deployed.version(_deployed(part)) == version:
        raise Refused(f"{version} is the running version of {name}")
    set_version.write_file(folder / "version.yaml", part, version, image)
    try:
        kubectl.run("apply", "-k", str(folder))
        _wait(part)
    except kubectl.Failed:
        _end(part)
        raise
    widen(name, str(FIRST))


def widen(name: str, percent: str) -> None:
    part = _part(name)
    share = int(percent) if percent.isdecimal() else 0
    if not 1 <= share <= WIDEST:
        limits = f"a whole number from 1 to {WIDEST}; for more, promote it"
        raise Refused(f"{percent!r} is no share: {limits}")
    pods = _pods(part, share)
    canary = _canary(part)
    if canary["spec"]["replicas"] < pods:
        number = f"--replicas={pods}"
        kubectl.run("-n", part.namespace, "scale", f"deployment/{CANARY}", number)
        _wait(part)
    elif canary.get("status", {}).get("readyReplicas", 0) < pods:
        raise Refused(f"the canary of {name} has no {pods} ready pods")
    _share(part, share)
    _watch(part)


def status(name: str) -> None:
    part = _part(name)
    canary = kubectl.read(part.namespace, "deployment", CANARY)
    found = sorted(set().union(*(shares(_rules(each)) for each in _routes(part))))
    share = " to ".join(f"{each} %" for each in found[:1] + found[1:][-1:])
    if not canary:
        print(f"{name}: no canary, its share is {share}")
        return
    ready = canary.get("status", {}).get("readyReplicas", 0)
    pods = f"{ready} of {canary['spec']['replicas']} pods ready"
    print(f"{name}: canary {deployed.version(canary)}, {pods}, its share is {share}")


def promote(name: str, environment: str) -> None:
    part = _part(name)
    _folder(part, environment)
    canary = _canary(part)
    named = deployed.version(canary)
    Path("image").write_text(deployed.image(canary), "utf-8")
    given = {**os.environ, "VERSION": named}
    script = str(Path(__file__).with_name("deliver.sh"))
    # Applying the overlay gives all requests to the running version.
    done = subprocess.run([script, name, environment], env=given, check=False)
    _end(part)
    if done.returncode:
        raise Refused(f"{named} failed, the canary has ended")


def return_(name: str) -> None:
    _end(_part(name))
    print(f"{name}: all requests go to the running version")


def _part(name: str) -> Part:
    part = set_version.find(name)
    if part.manifests.startswith("k8s/frontends") and name != "shell":
        reason = "the shell chooses the build of a remote, no route does"
        raise Refused(f"{name} can have no canary: {reason}")
    if not part.manifests.startswith(("k8s/services", "k8s/frontends")):
        raise Refused(f"{name} can have no canary: it is no service")
    return part


def _folder(part: Part, environment: str) -> Path:
    folder = set_version.overlay(part, environment) / CANARY
    if not folder.is_dir():
        raise Refused(f"no canary in {environment}: there is no {folder}")
    return folder


def _deployed(part: Part) -> kubectl.Object:
    found = kubectl.read(part.namespace, "deployment", part.workloads[0])
    if not found:
        raise Refused(f"{part.name} does not run in this cluster")
    return found


def _canary(part: Part) -> kubectl.Object:
    found = kubectl.read(part.namespace, "deployment", CANARY)
    if not found:
        raise Refused(f"{part.name} has no canary: start one")
    return found


def _pods(part: Part, share: int) -> int:
    """As many as the share of the load needs."""
    running = _deployed(part).get("status", {}).get("readyReplicas", 0)
    pods = max(1, ceil(running * share / 100))
    if pods > MAX_PODS:
        most = f"at most {MAX_PODS * 100 // running} percent now"
        raise Refused(
            f"{share} percent needs {pods} pods, {MAX_PODS} are allowed: {most}"
        )
    return pods


def _wait(part: Part) -> None:
    status = ("rollout", "status", f"deployment/{CANARY}", "--timeout=30m")
    kubectl.run("-n", part.namespace, *status)


def _routes(part: Part) -> list[kubectl.Object]:
    found = kubectl.read(part.namespace, ROUTES)
    if not found or not found["items"]:
        raise Refused(f"{part.namespace} has no routes in this cluster")
    routes: list[kubectl.Object] = found["items"]
    return routes


def _rules(route: kubectl.Object) -> list[kubectl.Object]:
    rules: list[kubectl.Object] = route["spec"]["rules"]
    return rules


def _share(part: Part, percent: int) -> None:
    routes = []
    for route in _routes(part):
        rules = weighted(_rules(route), percent)
        if rules != _rules(route):
            routes.append({**route, "spec": {**route["spec"], "rules": rules}})
    if routes:
        kubectl.replace(part.namespace, routes)
    found = set().union(*(shares(_rules(each)) for each in _routes(part)))
    if found != {percent}:
        raise Refused(
            f"the routes of {part.name} give {sorted(found)} percent: repeat it"
        )
    print(f"{part.name}: the canary gets {percent} percent")


def _watch(part: Part) -> None:
    address = os.environ.get("PROMETHEUS_URL")
    if not address:
        print("PROMETHEUS_URL is not set: nobody watches the error budget")
        return
    try:
        is_bad = error_budget.burns(part.name, address, CANARY)
    except error_budget.Unknown as unknown:
        print(unknown)
        is_bad = True
    except OSError as error:
        print(f"Prometheus did not answer: {error!r}")
        is_bad = True
    if is_bad:
        _end(part)
        raise Refused(f"the canary of {part.name} failed, all requests went back")


def _end(part: Part) -> None:
    """Pods are deleted after the gateway has stopped to send them requests."""
    _share(part, 0)
    time.sleep(SETTLE_S)
    objects = (f"deployment/{CANARY}", f"service/{CANARY}", "--ignore-not-found")
    kubectl.run("-n", part.namespace, "delete", *objects)


COMMANDS = {
    "start": (start, 4),
    "widen": (widen, 2),
    "status": (status, 1),
    "promote": (promote, 2),
    "return": (return_, 1),
}


def main(action: str = "", *words: str) -> None:
    command, count = COMMANDS.get(action, (None, 0))
    if not command or len(words) != count:
        raise Refused(f"usage:\n{__doc__}")
    command(*words)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (Refused, kubectl.Failed) as refused:
        sys.exit(f"canary: {refused}")
