"""A private PostgreSQL: its data, its command, its databases."""

import os
import pwd
import shutil
import subprocess
from pathlib import Path

from stack import passwords
from stack.commands import run
from stack.places import Places
from stack.ports import SERVICES, port_of

# PostgreSQL refuses to run as root.
UNPRIVILEGED = "postgres"


def binaries() -> Path | None:
    """The newest server's folder; Debian keeps it out of PATH."""
    debian = Path("/usr/lib/postgresql")
    versions = sorted(debian.glob("*/bin/postgres"), key=lambda p: float(p.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("postgres")
    return Path(found).resolve().parent if found else None


def account() -> str | None:
    """Who runs the server when we are root; None means ourselves."""
    return UNPRIVILEGED if os.geteuid() == 0 else None


def folder(places: Places) -> Path:
    """Where the data lies: in the stack's folder, if the server can walk there."""
    if account() and not _can_enter(places.home):
        return outside(places) / "postgres"
    return places.home / "postgres"


def outside(places: Places) -> Path:
    """The folder for data whose server cannot enter the stack's own."""
    return Path("/var/tmp") / f"haat-{places.key}"


def command(places: Places) -> list[str]:
    bin_ = binaries()
    settings = {
        "port": port_of("postgres"),
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": "",
        "max_connections": 200,
        "shared_buffers": "256MB",
        "random_page_cost": 1.1,  # no disk turns: an index beats reading a table whole
        "log_line_prefix": "%m [%p] %d ",
        # A broken rule's DETAIL repeats the row: an address, a phone number.
        "log_error_verbosity": "terse",
        "timezone": "UTC",
    }
    options = [w for name, v in settings.items() for w in ("-c", f"{name}={v}")]
    return [str(bin_ and bin_ / "postgres"), "-D", str(folder(places)), *options]


def initialise(places: Places) -> None:
    """Make the cluster once; a half-made one, left by an interruption, again."""
    data = folder(places)
    if (data / "haat-initialised").exists():
        return
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir(parents=True, mode=0o700)
    password_file = data.parent / "postgres-password"
    passwords.write_private(password_file, passwords.load(places)["POSTGRES_PASSWORD"])
    try:
        _give(data, password_file)
        _initdb(places, data, password_file)
    finally:
        password_file.unlink(missing_ok=True)
    (data / "haat-initialised").touch()


def create_databases(places: Places) -> None:
    for service in SERVICES:
        name = f"haat_{service}"
        if _psql(places, f"select 1 from pg_database where datname = '{name}'") == "1":
            continue
        _psql(
            places,
            f"create database {name} template template0 encoding 'UTF8' "
            "lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'",
        )


def answers(places: Places) -> bool:
    try:
        return _psql(places, "select 1") == "1"
    except subprocess.CalledProcessError:
        return False


def _can_enter(home: Path) -> bool:
    home.mkdir(parents=True, exist_ok=True)
    test = ["test", "-x", str(home)]
    # The groups must go too: root's own would open what postgres may not enter.
    result = subprocess.run(
        test, user=UNPRIVILEGED, group=UNPRIVILEGED, extra_groups=[]
    )
    return result.returncode == 0


def _give(*paths: Path) -> None:
    if account():
        owner = pwd.getpwnam(UNPRIVILEGED)
        for path in paths:
            os.chown(path, owner.pw_uid, owner.pw_gid)


def _initdb(places: Places, data: Path, password_file: Path) -> None:
    bin_ = binaries()
    options = ["--username=haat", f"--pwfile={password_file}", "--auth=scram-sha-256"]
    locale = ["--encoding=UTF8", "--locale=C.UTF-8"]
    words = [str(bin_ and bin_ / "initdb"), "-D", str(data), *options, *locale]
    prefix = ["runuser", "-u", UNPRIVILEGED, "--"] if account() else []
    run([*prefix, *words], places.logs / "initdb.log", Path("/"))


def _psql(places: Places, statement: str) -> str:
    password = passwords.load(places)["POSTGRES_PASSWORD"]
    bin_ = binaries()
    where = ["-h", "127.0.0.1", "-p", str(port_of("postgres")), "-U", "haat"]
    return subprocess.run(
        [str(bin_ and bin_ / "psql"), *where, "-d", "postgres", "-Atqc", statement],
        env={**os.environ, "PGPASSWORD": password, "PGCONNECT_TIMEOUT": "3"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
