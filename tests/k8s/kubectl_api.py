"""An API of the cluster for kubectl: discovery, reads and replacements of objects."""

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import ClassVar
from urllib.parse import urlsplit

from cluster import Api, Objects, running
from rendering import KUBECTL, Manifest

# version -> plural, kind
RESOURCES = {
    "apps/v1": ("deployments", "Deployment"),
    "gateway.networking.k8s.io/v1": ("httproutes", "HTTPRoute"),
}
MISSING = {
    "apiVersion": "v1",
    "kind": "Status",
    "status": "Failure",
    "reason": "NotFound",
    "code": 404,
}
# Records each call; objects are read and replaced by the real kubectl.
SCRIPT = """\
#!/bin/sh
printf '%s %s\\n' "$(date +%s.%N)" "$*" >>{folder}/calls
case "$*" in
  *" get "*|*" replace "*) exec {kubectl} --server={server} "$@";;
  *"$FAILS"*) [ -z "$FAILS" ] || exit 1;;
esac
case "$*" in
  apply*) touch {folder}/canary;;
  *" delete "*) rm -f {folder}/canary;;
esac
"""


class KubectlApi(Api):
    # The Deployment `canary` is there while this file is.
    canary: ClassVar[Path]
    deployments: ClassVar[Sequence[Manifest]]

    def do_GET(self) -> None:
        parts = urlsplit(self.path).path.strip("/").split("/")
        if parts == ["api"]:
            return self._answer({"kind": "APIVersions", "versions": ["v1"]})
        if parts == ["apis"]:
            groups = [_group(version) for version in RESOURCES]
            return self._answer({"kind": "APIGroupList", "groups": groups})
        if parts == ["openapi", "v3"]:
            return self._answer(_described())
        if parts[0] == "openapi":
            return self._answer(_description("/".join(parts[3:])))
        version = "/".join(parts[1:3])
        if len(parts) <= 3:
            return self._answer(_listed(version))
        if parts[0] != "apis":
            return self._answer(MISSING, 404)
        return self._objects(version, parts)

    def do_PUT(self) -> None:
        parts = urlsplit(self.path).path.strip("/").split("/")
        version = "/".join(parts[1:3])
        new = json.loads(self.rfile.read(int(self.headers["content-length"])))
        (found,) = self._matching(version, parts)
        if new["metadata"]["resourceVersion"] != found["metadata"]["resourceVersion"]:
            return self._answer({"kind": "Status", "reason": "Conflict"}, 409)
        self.known.replace(new)
        return self._answer(*self._matching(version, parts))

    def _objects(self, version: str, parts: list[str]) -> None:
        found = self._matching(version, parts)
        if len(parts) == 6:
            kind = f"{RESOURCES[version][1]}List"
            return self._answer({"apiVersion": version, "kind": kind, "items": found})
        if not found:
            return self._answer(MISSING, 404)
        return self._answer(found[0])

    def _matching(self, version: str, parts: list[str]) -> list[Manifest]:
        """`apis/<version>/namespaces/<namespace>/<plural>[/<name>]`"""
        space, plural, *names = parts[4:]
        listed = deepcopy(self.known.list(f"/apis/{version}/{plural}"))
        listed += self.deployments if plural == "deployments" else ()
        if not self.canary.exists():
            listed = [each for each in listed if each["metadata"]["name"] != "canary"]
        return [
            each
            for each in listed
            if each["metadata"]["namespace"] == space
            and names in ([], [each["metadata"]["name"]])
        ]


def _group(version: str) -> Manifest:
    group, number = version.split("/")
    served = {"groupVersion": version, "version": number}
    return {"name": group, "versions": [served], "preferredVersion": served}


def _listed(version: str) -> Manifest:
    if version not in RESOURCES:
        return {"kind": "APIResourceList", "groupVersion": "v1", "resources": []}
    plural, kind = RESOURCES[version]
    verbs = ["get", "list", "update"]
    named = {"name": plural, "singularName": kind.lower(), "kind": kind}
    resource = {**named, "namespaced": True, "verbs": verbs}
    head = {"kind": "APIResourceList", "groupVersion": version}
    return {**head, "resources": [resource]}


def _described() -> Manifest:
    """The addresses of the OpenAPI of each version."""
    paths = [f"apis/{version}" for version in RESOURCES]
    return {
        "paths": {path: {"serverRelativeURL": f"/openapi/v3/{path}"} for path in paths}
    }


def _description(version: str) -> Manifest:
    """It states what kubectl looks for: that the server validates fields itself."""
    group, number = version.split("/")
    plural, kind = RESOURCES[version]
    validation = {"name": "fieldValidation", "in": "query"}
    identity = {"group": group, "version": number, "kind": kind}
    patch = {"x-kubernetes-group-version-kind": identity, "parameters": [validation]}
    path = f"/apis/{version}/namespaces/{{namespace}}/{plural}/{{name}}"
    head = {"openapi": "3.0.0", "info": {"title": "Kubernetes", "version": number}}
    return {**head, "paths": {path: {"patch": patch}}}


class Shell:
    """Runs commands whose `kubectl` reads and replaces these objects."""

    def __init__(self, folder: Path, server: str) -> None:
        self.folder = folder
        (folder / "bin").mkdir()
        script = folder / "bin" / "kubectl"
        values = {"folder": folder, "kubectl": KUBECTL, "server": server}
        script.write_text(SCRIPT.format(**values), "utf-8")
        script.chmod(0o755)

    @property
    def calls(self) -> list[tuple[float, str]]:
        """Each call of kubectl, with the time of day in seconds."""
        lines = (self.folder / "calls").read_text("utf-8").splitlines()
        pairs = (line.split(" ", 1) for line in lines)
        return [(float(at), words) for at, words in pairs]

    def run(self, *command: str, **more: str) -> "subprocess.CompletedProcess[str]":
        environment = {
            **os.environ,
            "HOME": str(self.folder),
            "PATH": f"{self.folder}/bin:{os.environ['PATH']}",
            "FAILS": "",
            **more,
        }
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False
        )


@contextmanager
def shell(folder: Path, objects: Objects, pods: Sequence[Manifest]) -> Iterator[Shell]:
    """`pods`: the Deployments."""

    served = {"known": objects, "deployments": pods, "canary": folder / "canary"}
    with running(type("Own", (KubectlApi,), served)) as port:
        yield Shell(folder, f"http://127.0.0.1:{port}")
