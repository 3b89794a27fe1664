"""A primary, its streaming replica, and a PgBouncer before the replica, on loopback."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg

from servicekit.testing.ports import unused_port
from servicekit.testing.processes import eventually

DEBIAN = Path("/usr/lib/postgresql")
PACKAGES = ("pgbouncer", "libc-ares2", "libevent-2.1-7")
TOOLS = Path(__file__).parents[4] / ".local/tools/pgbouncer"
# PostgreSQL refuses to run as root.
ACCOUNT = "postgres" if os.geteuid() == 0 else None
_SMALL = ("shared_buffers=16MB", "unix_socket_directories=")
_POOLER = """
[databases]
* = host=127.0.0.1 port={replica}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {folder}/users.txt
pool_mode = transaction
default_pool_size = {size}
ignore_startup_parameters = extra_float_digits,options
"""


class Server:
    """`url` as settings have it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, unused_port()
        self.url = f"postgresql+psycopg://haat@127.0.0.1:{self.port}/postgres"

    def execute(self, statement: str) -> list[tuple[object, ...]]:
        dsn = self.url.replace("+psycopg", "")
        with psycopg.connect(dsn, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def answers(self) -> bool:
        try:
            return bool(self.execute("select 1"))
        except psycopg.OperationalError:
            return False


@contextmanager
def primary_with_replica() -> Iterator[tuple[Server, Server]]:
    """Asynchronous: a commit does not wait for the replica."""
    with ExitStack() as running, tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        folder = Path(name)
        if ACCOUNT:
            os.chown(folder, pwd.getpwnam(ACCOUNT).pw_uid, -1)
        primary, replica = Server(folder / "primary"), Server(folder / "replica")
        _run("initdb", "-D", str(primary.folder), *["-U", "haat", "-A", "trust", "-N"])
        running.enter_context(_serving(primary))
        source = f"--dbname={primary.url.replace('+psycopg', '')}"
        target = f"--pgdata={replica.folder}"
        _run(
            "pg_basebackup", source, target, *["-R", "-X", "stream", "-c", "fast", "-N"]
        )
        running.enter_context(_serving(replica))
        yield primary, replica


@contextmanager
def _serving(server: Server) -> Iterator[None]:
    settings = (*_SMALL, f"port={server.port}", "listen_addresses=127.0.0.1")
    options = [word for each in settings for word in ("-c", each)]
    log = (server.folder.parent / f"{server.folder.name}.log").open("wb")
    command = [str(_program("postgres")), "-D", str(server.folder), *options]
    with _process(command, log.fileno()):
        eventually(server.answers)
        yield
    log.close()


@contextmanager
def pooled(replica: Server, folder: Path, size: int) -> Iterator[Server]:
    """A PgBouncer with so many sessions, each lent for one transaction."""
    server = Server(folder)
    (folder / "users.txt").write_text('"haat" ""\n')
    settings = folder / "pgbouncer.ini"
    values = {"replica": replica.port, "port": server.port, "folder": folder}
    settings.write_text(_POOLER.format(**values, size=size))
    folder.chmod(0o755)
    libraries = {"LD_LIBRARY_PATH": str(TOOLS / "usr/lib/x86_64-linux-gnu")}
    user = ["-u", "nobody"] if ACCOUNT else []
    command = [str(bouncer()), "-q", *user, str(settings)]
    with _process(command, subprocess.DEVNULL, as_account=False, **libraries):
        eventually(server.answers)
        yield server


def bouncer() -> Path | None:
    """Debian's packages are only unpacked: installing would start a server."""
    if found := shutil.which("pgbouncer"):
        return Path(found)
    program = TOOLS / "usr/sbin/pgbouncer"
    if not program.exists() and shutil.which("apt-get"):
        TOOLS.mkdir(parents=True, exist_ok=True)
        fetch = ["apt-get", "download", "-q", *PACKAGES]
        subprocess.run(fetch, cwd=TOOLS, capture_output=True)
        for package in TOOLS.glob("*.deb"):
            unpack = ["dpkg-deb", "-x", str(package), str(TOOLS)]
            subprocess.run(unpack, capture_output=True)
    return program if program.exists() else None


def _program(name: str) -> Path:
    """Debian leaves a server's programs out of PATH."""
    versions = DEBIAN.glob(f"*/bin/{name}")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    return newest or Path(shutil.which(name) or name)


def _run(name: str, *arguments: str) -> None:
    command = [str(_program(name)), *arguments]
    subprocess.run(command, check=True, capture_output=True, cwd="/", user=ACCOUNT)


@contextmanager
def _process(
    command: list[str], output: int, *, as_account: bool = True, **more: str
) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        stdout=output,
        stderr=output,
        cwd="/",
        env={**os.environ, **more},
        user=ACCOUNT if as_account else None,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)
