"""`make restore-drill`: backs up the running stack and restores it into an empty
cluster.

The drill makes and removes the backup, a second PostgreSQL and a folder for files. It
prints how long a backup and a restore take (RTO), how old the data can be (RPO), and
whether every table has the rows of the moment of the backup.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
from sqlalchemy import make_url
from stack import postgres

from servicekit.backup.manifest import Manifest
from servicekit.backup.places import Place
from servicekit.backup.putting_back import put_back
from servicekit.backup.taking import take
from servicekit.services import ServiceSpec, installed
from servicekit.testing.brokers import Broker, free_ports
from servicekit.testing.ports import unused_port

READY_WITHIN_S = 60
NOT_DUMPED = ("changes", "changes_forgotten")


@contextmanager
def empty_cluster(folder: Path) -> Iterator[int]:
    """The port of a new PostgreSQL that knows nothing of us but a user."""
    port, data = unused_port(), folder / "cluster"
    who = ["runuser", "-u", postgres.UNPRIVILEGED, "--"] if postgres.account() else []
    bin_ = postgres.binaries()
    if bin_ is None:
        raise SystemExit("PostgreSQL's server is missing")
    data.mkdir(mode=0o700)
    if who:
        subprocess.run(["chown", postgres.UNPRIVILEGED, data], check=True)
        folder.chmod(0o711)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    locale = ["--encoding=UTF8", "--locale=C.UTF-8"]
    made = [*who, bin_ / "initdb", "-D", data, "-U", "haat", "-A", "trust", *locale]
    subprocess.run(made, check=True, **quiet)
    run = ["-c", f"port={port}", "-c", "listen_addresses=127.0.0.1"]
    run += ["-c", "unix_socket_directories="]
    server = subprocess.Popen([*who, bin_ / "postgres", "-D", data, *run], **quiet)
    try:
        _await(port)
        yield port
    finally:
        stop = [*who, bin_ / "pg_ctl", "-D", data, "-m", "fast", "-w", "stop"]
        subprocess.run(stop, check=True, **quiet)
        server.wait()


def _await(port: int) -> None:
    end = time.monotonic() + READY_WITHIN_S
    while True:
        try:
            psycopg.connect(_dsn(port)).close()
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            return


def _dsn(port: int) -> str:
    return f"postgresql://haat@127.0.0.1:{port}/postgres"


def moved(
    specs: Mapping[str, ServiceSpec], port: int, folder: Path, amqp_url: str
) -> dict[str, ServiceSpec]:
    """The same services on the new cluster, a broker and a storage of their own."""
    found = {}
    for name, spec in specs.items():
        settings = spec.settings()
        database = make_url(settings.database_url).database
        with psycopg.connect(_dsn(port), autocommit=True) as connection:
            connection.execute(f'create database "{database}"'.encode())
        url = f"postgresql+psycopg://haat@127.0.0.1:{port}/{database}"
        there = {"database_url": url, "amqp_url": amqp_url, "storage_s3_bucket": ""}
        new = settings.model_copy(update={**there, "storage_dir": folder / "storage"})
        found[name] = replace(spec, settings=lambda new=new: new)
    return found


def differences(manifest: Manifest, specs: Mapping[str, ServiceSpec]) -> list[str]:
    """Tables whose rows are not as many as in the cut."""
    odd = []
    for name, dump in manifest.dumps.items():
        with psycopg.connect(Place.of(specs[name]).dsn) as connection:
            for table, wanted in dump.rows.items():
                if table in NOT_DUMPED:
                    continue
                statement = f'select count(*) from "{table}"'.encode()
                row = connection.execute(statement).fetchone()
                if row is None or row[0] != wanted:
                    odd.append(f"{name}.{table}: {wanted} in the cut, {row} put back")
    return odd


def main() -> int:
    specs = installed()
    with tempfile.TemporaryDirectory(prefix="haat-drill-") as name:
        folder = Path(name)
        manifest = take(specs, folder / "backup")
        broker = Broker(folder / "broker", free_ports())
        try:
            broker.start()
            with empty_cluster(folder) as port:
                there = moved(specs, port, folder, broker.url)
                done = put_back(there, folder / "backup")
                odd = differences(manifest, there)
        finally:
            broker.close()
    print("\n".join(odd) or "every table has the rows of the cut")
    dumps = manifest.dumps.values()
    rows, size = (
        sum(sum(d.rows.values()) for d in dumps),
        sum(d.size_bytes for d in dumps),
    )
    print(
        f"backup: {rows} rows, {size / 1e6:.1f} MB dumped, {manifest.files} files "
        f"({manifest.files_bytes / 1e6:.1f} MB) in {manifest.took_s:.1f} s; handlers "
        f"waited {manifest.held_ms:.0f} ms\n"
        f"restore (RTO, without starting the processes): {done.took_s:.1f} s, "
        f"{sum(done.events.values())} events go out again\n"
        f"RPO: the time between two backups, and {manifest.took_s:.1f} s; load of the "
        f"machine {os.getloadavg()[0]:.1f}"
    )
    return 1 if odd else 0


if __name__ == "__main__":
    sys.exit(main())
