"""A RabbitMQ node of one's own: started, killed and restarted by a test."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from servicekit.messaging.broker import is_reachable
from servicekit.testing.ports import unused_port

SERVER = Path("/usr/lib/rabbitmq/bin/rabbitmq-server")  # PATH holds su wrappers
CONTROL = SERVER.with_name("rabbitmqctl")
READY_WITHIN_S = 60


@dataclass(frozen=True)
class Ports:
    amqp: int
    dist: int
    epmd: int


def free_ports() -> Ports:
    """Three ports nobody listens on just now."""
    return Ports(unused_port(), unused_port(), unused_port())


class Broker:
    """Everything the node writes is under `folder`; its data survive `kill`.

    Nodes of one cluster share a port of epmd, have names of their own, and each is
    given the names of all in `cluster`. A node that starts joins those that run.
    """

    def __init__(
        self,
        folder: Path,
        ports: Ports,
        name: str = "test",
        cluster: Sequence[str] = (),
    ) -> None:
        self._folder, self._ports = folder, ports
        self.node, self._cluster = f"{name}@localhost", cluster
        self.url = f"amqp://guest:guest@127.0.0.1:{ports.amqp}/"
        self._node: subprocess.Popen[bytes] | None = None
        self._names: subprocess.Popen[bytes] | None = None

    @property
    def port(self) -> int:
        return self._ports.amqp

    @property
    def is_running(self) -> bool:
        return self._node is not None

    def start(self) -> None:
        """Returns when the node answers; raises TimeoutError when it never does."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._configure()
        if self._names is None:
            self._names = self._spawn(_epmd(self._ports.epmd))
        self._node = self._spawn([str(SERVER)])
        deadline = time.monotonic() + READY_WITHIN_S
        while not is_reachable(self.url):
            if time.monotonic() > deadline or self._node.poll() is not None:
                raise TimeoutError(f"no broker: see {self._folder}/stdout")
            time.sleep(0.2)

    def control(self, *words: str) -> str:
        """What `rabbitmqctl` of this node prints."""
        command = [str(CONTROL), "--node", self.node, "-q", *words]
        environment = {**os.environ, **self._environment()}
        return subprocess.check_output(command, env=environment, text=True)  # noqa: S603

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGKILL)
        if self._names is not None:
            self._names.kill()
            self._names.wait()

    def _end(self, how: signal.Signals) -> None:
        if self._node is not None:
            os.killpg(self._node.pid, how)
            self._node.wait()
            self._node = None

    def _configure(self) -> None:
        lines: tuple[str, ...] = (
            f"listeners.tcp.local = 127.0.0.1:{self._ports.amqp}",
            "vm_memory_high_watermark.absolute = 1GB",
            "disk_free_limit.absolute = 200MB",
        )
        if self._cluster:
            lines += self._join()
        (self._folder / "rabbitmq.conf").write_text("\n".join(lines) + "\n")
        (self._folder / "enabled_plugins").write_text("[].")

    def _join(self) -> tuple[str, ...]:
        """Lines of its configuration; writes what its nodes know each other by."""
        cookie = self._folder / ".erlang.cookie"
        if not cookie.exists():
            cookie.write_text("OFTESTS")
            cookie.chmod(0o400)
        way = "cluster_formation"
        return (
            f"{way}.peer_discovery_backend = classic_config",
            *(
                f"{way}.classic_config.nodes.{number} = {name}@localhost"
                for number, name in enumerate(self._cluster, 1)
            ),
        )

    def _spawn(self, command: list[str]) -> "subprocess.Popen[bytes]":
        with (self._folder / "stdout").open("ab") as output:
            return subprocess.Popen(  # noqa: S603
                command,
                env={**os.environ, **self._environment()},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    def _environment(self) -> dict[str, str]:
        folder, ports = self._folder, self._ports
        return {
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "ERL_EPMD_ADDRESS": "127.0.0.1",
            "ERL_EPMD_PORT": str(ports.epmd),
            "RABBITMQ_CONF_ENV_FILE": "/dev/null",
            "RABBITMQ_CONFIG_FILE": str(folder / "rabbitmq.conf"),
            "RABBITMQ_DIST_PORT": str(ports.dist),
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(folder / "enabled_plugins"),
            "RABBITMQ_LOG_BASE": str(folder / "log"),
            "RABBITMQ_MNESIA_BASE": str(folder / "mnesia"),
            "RABBITMQ_NODENAME": self.node,
            "RABBITMQ_PID_FILE": str(folder / "pid"),
            "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": (
                "-kernel inet_dist_use_interface {127,0,0,1}"
            ),
        }


def _epmd(port: int) -> list[str]:
    """Erlang's port mapper; started by us, so that it ends with us."""
    found = shutil.which("epmd") or "epmd"
    return [found, "-port", str(port), "-address", "127.0.0.1"]
