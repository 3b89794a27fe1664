"""The containerd of one node: its images, its network plugin, its end."""

import json
import shutil
import subprocess
from pathlib import Path

from tests.cluster.live.network import Machine

PAUSE = "localhost/haat-base/pause:latest"
PLUGINS = "/usr/lib/cni"
IMPORT_WITHIN_S = 900
CONFIGURATION = """
version = 2
root = "{folder}/root"
state = "{folder}/state"
[grpc]
  address = "{folder}/containerd.sock"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "{pause}"
  restrict_oom_score_adj = true
  netns_mounts_under_state_dir = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "{plugins}"
    conf_dir = "{folder}/cni"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
"""


class Containerd:
    """Its files are in `folder`."""

    def __init__(self, machine: Machine, folder: Path) -> None:
        self.machine = machine
        self.folder = folder
        self.socket = folder / "containerd.sock"

    def command(self) -> list[str]:
        """Writes its settings; the command that runs it."""
        (self.folder / "cni").mkdir(parents=True, exist_ok=True)
        file = self.folder / "containerd.toml"
        text = CONFIGURATION.format(folder=self.folder, pause=PAUSE, plugins=PLUGINS)
        file.write_text(text, "utf-8")
        network = self.folder / "cni" / "10-haat.conflist"
        network.write_text(json.dumps(_network(self.machine, self.folder)), "utf-8")
        return self.machine.command("containerd", f"--config={file}")

    def is_ready(self) -> bool:
        return not self._ctr("version").returncode

    def load(self, archive: Path) -> None:
        """Images of `podman save`, unpacked."""
        done = self._ctr("images", "import", str(archive), timeout_s=IMPORT_WITHIN_S)
        if done.returncode:
            raise RuntimeError(f"{archive}: {done.stderr}")

    def copy_images(self, other: "Containerd") -> None:
        """As another one has them, before its start. Unpacked layers never change, so
        both share the files; the lists of them are copies."""
        self.folder.mkdir(parents=True, exist_ok=True)
        source, target = str(other.folder / "root"), str(self.folder / "root")
        subprocess.run(["cp", "-al", source, target], check=True)
        for file in (self.folder / "root").rglob("*.db"):
            original = other.folder / file.relative_to(self.folder)
            file.unlink()
            shutil.copy2(original, file)

    def end_containers(self) -> None:
        """Those that a kubelet left running, and their sandboxes."""
        for task in self._ctr("tasks", "list", "--quiet").stdout.split():
            self._ctr("tasks", "delete", "--force", task)

    def _ctr(
        self, *words: str, timeout_s: float = 60
    ) -> subprocess.CompletedProcess[str]:
        command = ["ctr", f"--address={self.socket}", "--namespace=k8s.io", *words]
        return subprocess.run(
            command, capture_output=True, text=True, timeout=timeout_s
        )


def _network(machine: Machine, folder: Path) -> dict[str, object]:
    addresses = {
        "type": "host-local",
        "dataDir": str(folder / "addresses"),
        "ranges": [[{"subnet": machine.pods}]],
        "routes": [{"dst": "0.0.0.0/0"}],
    }
    # Without a bridge every packet is routed, so that policies see all of them.
    pair = {"type": "ptp", "ipMasq": False, "ipam": addresses}
    ports = {"type": "portmap", "capabilities": {"portMappings": True}}
    return {"cniVersion": "1.0.0", "name": "haat", "plugins": [pair, ports]}
