"""Calls the running supervisord over its socket."""

import http.client
import os
import socket
import time
import xmlrpc.client
from pathlib import Path
from typing import Any

from stack.commands import run
from stack.places import Places
from stack.supervision import GROUP
from stack.trouble import Trouble

PACKAGE_PATH = {"PYTHONPATH": str(Path(__file__).resolve().parents[1])}
PATIENCE_S = 15
NOT_RUNNING = 70
SHUTTING_DOWN = 6
ALREADY_STARTED = 60


class _Connection(http.client.HTTPConnection):
    def __init__(self, path: Path) -> None:
        super().__init__("localhost")
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        try:
            self.sock.connect(str(self._path))
        except OSError:
            self.sock.close()
            raise


class _Transport(xmlrpc.client.Transport):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self._to_supervisor = _Connection(path)

    def make_connection(self, host: Any) -> http.client.HTTPConnection:
        return self._to_supervisor

    def close(self) -> None:
        super().close()
        self._to_supervisor.close()


class Supervisor:
    def __init__(self, places: Places) -> None:
        self._places = places

    def is_up(self) -> bool:
        try:
            self._call("getState")
        except (OSError, http.client.HTTPException):
            return False
        return True

    def begin(self) -> None:
        """Start supervisord in the background, out of reach of Ctrl-C."""
        places = self._places
        places.supervisor_socket.unlink(missing_ok=True)
        daemon = [places.venv / "bin" / "python", "-m", "stack.supervise"]
        words = [*daemon, "-c", places.supervisor_configuration]
        run(words, places.logs / "supervisord-start.log", places.root, PACKAGE_PATH)
        end = time.monotonic() + PATIENCE_S
        while not self.is_up():
            if time.monotonic() > end:
                raise Trouble(f"supervisord did not start: see {places.logs}")
            time.sleep(0.05)

    def start(self, name: str) -> None:
        self._call_unless(ALREADY_STARTED, "startProcess", f"{GROUP}:{name}", False)

    def stop(self, names: list[str]) -> None:
        """Stop together, and return when the last one is gone."""
        for name in names:
            self._call_unless(NOT_RUNNING, "stopProcess", f"{GROUP}:{name}", False)
        while any(
            self._is_running(entry) for entry in self.infos() if entry["name"] in names
        ):
            time.sleep(0.1)

    def infos(self) -> list[dict[str, Any]]:
        infos: list[dict[str, Any]] = self._call("getAllProcessInfo")
        return [info for info in infos if info["group"] == GROUP]

    def end(self) -> None:
        pid_file = self._places.run / "supervisord.pid"
        pid = int(pid_file.read_text("utf-8")) if pid_file.exists() else None
        self._call_unless(SHUTTING_DOWN, "shutdown")
        while pid and _is_alive(pid):
            time.sleep(0.05)

    def _is_running(self, info: dict[str, Any]) -> bool:
        return bool(info["pid"])

    def _call_unless(self, harmless: int, method: str, *arguments: Any) -> None:
        try:
            self._call(method, *arguments)
        except xmlrpc.client.Fault as fault:
            if fault.faultCode != harmless:
                raise

    def _call(self, method: str, *arguments: Any) -> Any:
        transport = _Transport(self._places.supervisor_socket)
        address = "http://localhost/RPC2"
        with xmlrpc.client.ServerProxy(address, transport=transport) as server:
            return getattr(server.supervisor, method)(*arguments)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
