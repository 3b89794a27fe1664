"""Paths: the checkout, and the folder with the state of one stack."""

import os
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir

# A unix socket's path ends at 108 bytes.
SOCKET_PATH_LIMIT = 100


@dataclass(frozen=True)
class Places:
    root: Path
    home: Path

    @classmethod
    def found(cls) -> "Places":
        root = Path(__file__).resolve().parents[3]
        return cls(root, root / os.environ.get("HAAT_HOME", ".local"))

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def run(self) -> Path:
        return self.home / "run"

    @property
    def logs(self) -> Path:
        return self.home / "logs"

    @property
    def environment(self) -> Path:
        return self.run / "env"

    @property
    def port(self) -> Path:
        """Remembers HAAT_PORT for the next `make up`."""
        return self.home / "port"

    @property
    def passwords(self) -> Path:
        return self.home / "secrets.env"

    @property
    def stack_file(self) -> Path:
        return self.run / "stack.json"

    @property
    def traefik(self) -> Path:
        return self.run / "traefik"

    @property
    def rabbitmq(self) -> Path:
        return self.home / "rabbitmq"

    @property
    def supervisor_configuration(self) -> Path:
        return self.run / "supervisord.conf"

    @property
    def supervisor_socket(self) -> Path:
        usual = self.run / "supervisor.sock"
        if len(str(usual)) < SOCKET_PATH_LIMIT:
            return usual
        return Path(gettempdir()) / f"haat-{self.key}.sock"

    @cached_property
    def key(self) -> str:
        """A short name of this stack, for what must lie outside its folder."""
        return sha256(str(self.home).encode()).hexdigest()[:12]

    def pid_file(self, process: str) -> Path:
        return self.run / f"{process}.pid"

    def make_folders(self) -> None:
        for folder in (self.run, self.logs, self.home / "stamps"):
            folder.mkdir(parents=True, exist_ok=True)
