"""Starts the services of compose.yaml in their order, and checks their health.

Without systemd podman neither waits for health nor checks it, so this module does both.
A container gets exactly what compose.yaml says.
"""

import json
import time
from pathlib import Path

from tests.images.compose import ROOT, Service, System
from tests.images.containers import Failed, podman, said, succeeds

PREFIX = "haat-test"
PATIENCE_S = 300


class Running:
    def __init__(self, system: System) -> None:
        self._system = system
        self.seconds: dict[str, float] = {}

    def start(self) -> None:
        podman("network", "create", PREFIX)
        for service in self._system.in_order():
            began = time.monotonic()
            self._run(service)
            self._await(service)
            self.seconds[service.name] = time.monotonic() - began

    def end(self) -> None:
        """Removes all of it, including data."""
        names = [_container(name) for name in self._system.services]
        for name in reversed(names):
            succeeds("rm", "--force", "--ignore", "--time=5", name)
        for volume in self._system.volumes:
            succeeds("volume", "rm", "--force", f"{PREFIX}-{volume}")
        succeeds("network", "rm", "--force", PREFIX)

    def logs(self, name: str) -> str:
        return said("logs", "--tail=40", _container(name))

    def _run(self, service: Service) -> None:
        words = [
            "run",
            "--detach",
            "--pull=never",
            f"--name={_container(service.name)}",
        ]
        words += [f"--network={PREFIX}", f"--network-alias={service.name}"]
        words += [*self._hardening(service), *self._mounts(service), *_health(service)]
        given = service.given.get("environment", {})
        words += [f"--env={name}={value}" for name, value in given.items()]
        words += [f"--publish={port}" for port in service.given.get("ports", ())]
        command = [str(word) for word in service.given.get("command", ())]
        podman(*words, str(service.given["image"]), *command)

    def _hardening(self, service: Service) -> list[str]:
        given = service.given
        words = [
            f"--{key}={given[key]}" for key in ("user", "hostname") if key in given
        ]
        words += ["--shm-size=256m"] if "shm_size" in given else []
        words += (
            ["--read-only", "--read-only-tmpfs=false"] if given.get("read_only") else []
        )
        words += [f"--tmpfs={folder}" for folder in given.get("tmpfs", ())]
        words += [f"--cap-drop={name}" for name in given.get("cap_drop", ())]
        return words + [f"--security-opt={wish}" for wish in given["security_opt"]]

    def _mounts(self, service: Service) -> list[str]:
        words = []
        for mount in service.given.get("volumes", ()):
            source, _, rest = mount.partition(":")
            named = source in self._system.volumes
            place = f"{PREFIX}-{source}" if named else str(ROOT / source)
            words.append(f"--volume={place}:{rest}")
        for name in service.given.get("secrets", ()):
            file = ROOT / Path(self._system.secrets[name])
            words.append(f"--volume={file}:/run/secrets/{name}:ro")
        return words

    def _await(self, service: Service) -> None:
        if service.ends:
            if int(podman("wait", _container(service.name))):
                raise Failed(f"{service.name} failed:\n{self.logs(service.name)}")
            return
        until = time.monotonic() + PATIENCE_S
        while not succeeds("healthcheck", "run", _container(service.name)):
            if time.monotonic() > until or not self._lives(service.name):
                raise Failed(f"{service.name} is not well:\n{self.logs(service.name)}")
            time.sleep(0.5)

    def _lives(self, name: str) -> bool:
        state = json.loads(podman("inspect", _container(name)))[0]["State"]
        return bool(state["Running"])


def _container(name: str) -> str:
    return f"{PREFIX}-{name}"


def _health(service: Service) -> list[str]:
    check = service.given.get("healthcheck")
    if not check:
        return []
    # Podman says CMD itself before words given as a list.
    words = json.dumps(check["test"][1:])
    return [f"--health-cmd={words}", "--health-interval=disable"]
