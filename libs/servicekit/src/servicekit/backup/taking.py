"""Makes a backup while everything runs."""

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from servicekit.backup import dumps, files
from servicekit.backup.cut import Snapshot, cut
from servicekit.backup.manifest import Dump, Manifest
from servicekit.backup.places import Place
from servicekit.backup.refusals import NotEmpty
from servicekit.services import ServiceSpec
from servicekit.storage.stores import store

FILES = "files"


def take(specs: Mapping[str, ServiceSpec], folder: Path) -> Manifest:
    """One file for each database, and the stored files; raises BackupRefused.

    Files are copied before the cut and again after it: what a row of the cut names was
    there at its moment, and is missing only when it came and went between the two.
    """
    began, tool = time.perf_counter(), dumps.tool_version()
    _claim(folder)
    kept = store(next(iter(specs.values())).settings())
    places = {name: Place.of(spec) for name, spec in specs.items()}
    files.copy_out(kept, folder / FILES)
    with cut(places) as taken, ThreadPoolExecutor(len(places)) as pool:

        def dumped(name: str) -> Dump:
            return _dump(name, places[name], taken.snapshots[name], folder)

        made = dict(zip(places, pool.map(dumped, places), strict=True))
    count, size_bytes = files.copy_out(kept, folder / FILES)
    manifest = Manifest(
        cut_at=taken.at,
        held_ms=round(taken.held_ms, 1),
        took_s=round(time.perf_counter() - began, 2),
        tool=tool,
        dumps=made,
        files=count,
        files_bytes=size_bytes,
    )
    manifest.write(folder)
    return manifest


def _claim(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()):
        raise NotEmpty(f"{folder} is not empty: a backup has a folder of its own")
    # Everybody's phone numbers will lie in it.
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    folder.chmod(0o700)


def _dump(name: str, place: Place, snapshot: Snapshot, folder: Path) -> Dump:
    target = folder / f"{name}.dump"
    dumps.dump(place, snapshot.id, target)
    return Dump(
        file=target.name,
        sha256=dumps.digest(target),
        size_bytes=target.stat().st_size,
        revision=snapshot.revision(),
        server=snapshot.server(),
        rows=snapshot.rows(),
    )
