"""An API server, and kubectl as its administrator."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from rendering import KUBECTL

from tests.cluster.certificates import Authority, Pair

CALL_WITHIN_S = 1_000  # some commands wait for pods


class Refused(Exception):
    """kubectl's words."""


@dataclass(frozen=True)
class Connection:
    """To an API server: its URL, and the certificate of its authority."""

    server: str
    authority: Path


class Cluster:
    """Its files are in `folder`: among them `ca.crt` and `kubeconfig`."""

    def __init__(
        self, folder: Path, server: str, admin: Pair, authority: Authority
    ) -> None:
        self.folder = folder
        self.authority = authority
        self.connection = Connection(server, folder / "ca.crt")
        self.admin = admin
        file = folder / "kubeconfig"
        self.kubeconfig = write_kubeconfig(file, self.connection, admin)

    def kubectl(self, *words: str, stdin: str | None = None) -> str:
        """Its output; raises Refused."""
        done = self.call(*words, stdin=stdin)
        if done.returncode:
            raise Refused(f"kubectl {' '.join(words)}\n{done.stderr}")
        return done.stdout

    def call(
        self, *words: str, stdin: str | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(KUBECTL), f"--kubeconfig={self.kubeconfig}", *words],
            cwd=self.folder,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=CALL_WITHIN_S,
        )

    def is_ready(self) -> bool:
        return self.call("get", "--raw=/readyz", "--request-timeout=5s").stdout == "ok"


def write_kubeconfig(file: Path, connection: Connection, user: Pair) -> Path:
    """The same file."""
    cluster = {
        "server": connection.server,
        "certificate-authority": str(connection.authority),
    }
    credentials = {
        "client-certificate": str(user.certificate),
        "client-key": str(user.key),
    }
    config = {
        "apiVersion": "v1",
        "kind": "Config",
        "clusters": [{"name": "haat", "cluster": cluster}],
        "users": [{"name": "user", "user": credentials}],
        "contexts": [{"name": "haat", "context": {"cluster": "haat", "user": "user"}}],
        "current-context": "haat",
    }
    file.write_text(json.dumps(config), "utf-8")
    return file
