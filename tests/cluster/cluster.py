"""An API server, and kubectl as its administrator."""

import json
import subprocess
from pathlib import Path

from rendering import KUBECTL

from tests.cluster.certificates import Pair

CALL_WITHIN_S = 300


class Refused(Exception):
    """kubectl's words."""


class Cluster:
    """Its files are in `folder`: among them `ca.crt` and `kubeconfig`."""

    def __init__(self, folder: Path, port: int, admin: Pair) -> None:
        self.folder = folder
        self.kubeconfig = folder / "kubeconfig"
        _write_kubeconfig(self, port, admin)

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


def _write_kubeconfig(cluster: Cluster, port: int, admin: Pair) -> None:
    connection = {
        "server": f"https://127.0.0.1:{port}",
        "certificate-authority": str(cluster.folder / "ca.crt"),
    }
    user = {
        "client-certificate": str(admin.certificate),
        "client-key": str(admin.key),
    }
    config = {
        "apiVersion": "v1",
        "kind": "Config",
        "clusters": [{"name": "haat", "cluster": connection}],
        "users": [{"name": "admin", "user": user}],
        "contexts": [{"name": "haat", "context": {"cluster": "haat", "user": "admin"}}],
        "current-context": "haat",
    }
    cluster.kubeconfig.write_text(json.dumps(config), "utf-8")
