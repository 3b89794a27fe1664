"""Nodes of a real OpenSearch, each a Java process on this machine."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

OTHER_USER = "nobody"
PATIENCE_S = 400
# Without its second compiler Java starts sooner and works slower: for tests only.
QUICK_START = ("-Xms512m", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
# The memory breaker of the nodes is made for this collector.
AS_SHIPPED = ("-Xms1g", "-Xmx1g", "-XX:+UseG1GC", "-XX:G1ReservePercent=25")
_DESCRIPTOR = """\
name=transport-netty4
description=HTTP and transport by Netty
version={version}
opensearch.version={version}
java.version=11
classname=org.opensearch.transport.Netty4Plugin
"""
# What the modules of the distribution grant to Netty.
_POLICY = """\
grant {
  permission java.io.FilePermission "/proc/sys/net/core/somaxconn", "read";
  permission java.net.SocketPermission "*", "accept,connect";
  permission java.lang.RuntimePermission "*", "setContextClassLoader";
  permission java.lang.RuntimePermission "getClassLoader";
  permission java.util.PropertyPermission "sun.nio.ch.bugLevel", "write";
};
"""
_LOGGING = """\
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d][%-5p][%c{1.}] %m%n
rootLogger.level = warn
rootLogger.appenderRef.console.ref = console
"""


def assemble(home: Path) -> Path:
    """The server and its module of Netty, by Maven; once for each version."""
    if (home / "done").exists():
        return home
    shutil.rmtree(home, ignore_errors=True)
    module, lib = home / "modules" / "transport-netty4", home / "lib"
    subprocess.run(
        [
            *("mvn", "--batch-mode", "--quiet", "dependency:copy-dependencies"),
            *("--file", str(Path(__file__).with_name("pom.xml"))),
            f"-DoutputDirectory={lib}",
        ],
        check=True,
    )
    module.mkdir(parents=True)
    for name in ("bin", "extensions", "plugins"):  # the server grants itself these
        (home / name).mkdir()
    for jar in (*lib.glob("netty-*.jar"), *lib.glob("transport-netty4-*.jar")):
        jar.rename(module / jar.name)
    (server,) = lib.glob("opensearch-[0-9]*.jar")
    version = server.stem.removeprefix("opensearch-")
    descriptor = _DESCRIPTOR.format(version=version)
    (module / "plugin-descriptor.properties").write_text(descriptor)
    (module / "plugin-security.policy").write_text(_POLICY)
    (home / "done").touch()
    return home


class Node:
    """One node: started, killed, and started again with its data."""

    def __init__(
        self, home: Path, folder: Path, name: str, port: int, java: Sequence[str]
    ) -> None:
        """`java`: further options of the machine that runs it."""
        self.home, self.folder, self.name, self.port = home, folder, name, port
        self._java = java
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def configure(self, transports: list[int], names: list[str]) -> None:
        config = self.folder / "config"
        config.mkdir(parents=True, exist_ok=True)
        (config / "log4j2.properties").write_text(_LOGGING)
        addresses = ", ".join(f"127.0.0.1:{port}" for port in transports)
        own = transports[names.index(self.name)]
        (config / "opensearch.yml").write_text(
            f"cluster.name: haat-test\n"
            f"node.name: {self.name}\n"
            f"path.data: {self.folder / 'data'}\n"
            f"path.logs: {self.folder / 'logs'}\n"
            f"network.host: 127.0.0.1\n"
            f"http.port: {self.port}\n"
            f"transport.port: {own}\n"
            f"discovery.seed_hosts: [{addresses}]\n"
            f"cluster.initial_cluster_manager_nodes: [{', '.join(names)}]\n"
            f"node.processors: 1\n"
            # A test machine's disk may be nearly full.
            f"cluster.routing.allocation.disk.threshold_enabled: false\n"
        )

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [
            "java",
            *self._java,
            "-Djava.security.manager=allow",
            *("-Dlog4j2.disable.jmx=true", "-Dlog4j.shutdownHookEnabled=false"),
            *("-Dio.netty.noUnsafe=true", "-Dio.netty.noKeySetOptimization=true"),
            f"-Djava.io.tmpdir={self._temporary()}",
            f"-Dopensearch.path.home={self.home}",
            f"-Dopensearch.path.conf={self.folder / 'config'}",
            *("-cp", f"{self.home / 'lib'}/*", "org.opensearch.bootstrap.OpenSearch"),
        ]
        with (self.folder / "output").open("ab") as output:
            self._process = subprocess.Popen(
                command, stdout=output, stderr=subprocess.STDOUT, **self._user()
            )

    def _user(self) -> dict[str, Any]:
        """OpenSearch refuses to run as root."""
        if os.geteuid() != 0:
            return {}
        for path in (self.folder, *self.folder.rglob("*")):
            shutil.chown(path, OTHER_USER)
        return {"user": OTHER_USER, "extra_groups": []}

    def _temporary(self) -> Path:
        folder = self.folder / "tmp"
        folder.mkdir(exist_ok=True)
        return folder

    def kill(self) -> None:
        """At once, as a machine that loses power."""
        if self._process:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None


class Cluster:
    """Three nodes that find each other."""

    def __init__(
        self,
        home: Path,
        folder: Path,
        size: int = 3,
        java: Sequence[str] = QUICK_START,
    ) -> None:
        ports = free_ports(2 * size)
        names = [f"node-{number}" for number in range(size)]
        self.nodes = [
            Node(home, folder / name, name, port, java)
            for name, port in zip(names, ports[:size], strict=True)
        ]
        for node in self.nodes:
            node.configure(ports[size:], names)

    @property
    def url(self) -> str:
        return ",".join(node.url for node in self.nodes)

    def start(self) -> None:
        for node in self.nodes:
            node.start()
        self.wait()

    def stop(self) -> None:
        for node in self.nodes:
            node.kill()

    def delete(self, indexes: str) -> None:
        for node in self.nodes:
            if node.is_running():
                wildcard = {"expand_wildcards": "all"}
                httpx.delete(f"{node.url}/{indexes}", params=wildcard, **_CALL)
                return

    def wait(self, status: str = "green") -> None:
        """Until all nodes are there and every shard has its copies."""
        until = time.monotonic() + PATIENCE_S
        query = {"wait_for_status": status, "wait_for_nodes": str(len(self.nodes))}
        while time.monotonic() < until:
            for node in self.nodes:
                if not node.is_running():
                    output = (node.folder / "output").read_text()[-2000:]
                    raise RuntimeError(f"{node.name} ended: {output}")
            if _is_healthy(self.nodes[0].url, query):
                return
            time.sleep(0.5)
        raise TimeoutError("the cluster did not become healthy")


_CALL: dict[str, Any] = {"timeout": 60, "trust_env": False}


def _is_healthy(url: str, query: dict[str, str]) -> bool:
    try:
        path = f"{url}/_cluster/health"
        return httpx.get(path, params=query, **_CALL).is_success
    except httpx.TransportError:
        return False


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


def main(folder: str, *command: str) -> None:
    """Assembles it; with `run` three nodes run until they are interrupted."""
    home = assemble(Path(folder).resolve())
    if command != ("run",):
        return
    cluster = Cluster(home, home.with_name("opensearch-run"), java=AS_SHIPPED)
    for each in (signal.SIGINT, signal.SIGTERM):  # a job in the background ignores one
        signal.signal(each, signal.default_int_handler)
    try:
        cluster.start()
        print(f"CATALOG_SEARCH_URL={cluster.url}", flush=True)
        signal.pause()
    except KeyboardInterrupt:
        pass
    finally:
        cluster.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
