"""Restores a backup completely or not at all: every check comes before the first
change."""

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from servicekit.backup import dumps, files
from servicekit.backup.manifest import Manifest
from servicekit.backup.places import Place
from servicekit.backup.refusals import InUse, NoBackup
from servicekit.backup.taking import FILES
from servicekit.messaging.broker import is_reachable
from servicekit.messaging.emptying import empty
from servicekit.services import ServiceSpec
from servicekit.storage.stores import store

BROKER_ANSWERS_WITHIN_S = 15.0


@dataclass(frozen=True)
class PutBack:
    """`events`: sent again by each service as soon as its relay runs."""

    manifest: Manifest
    events: dict[str, int]
    files: int
    dropped: int
    took_s: float


def put_back(
    specs: Mapping[str, ServiceSpec], folder: Path, *, may_replace: bool = False
) -> PutBack:
    """Databases, files, and empty queues. Raises BackupRefused before it changes
    anything; ToolFailed in the middle leaves a database empty: run it again."""
    began, manifest = time.perf_counter(), Manifest.read(folder)
    places = {name: Place.of(spec) for name, spec in specs.items()}
    settings = next(iter(specs.values())).settings()
    kept = store(settings)
    _check(manifest, folder, places, settings.amqp_url, may_replace)
    files.check_free(kept, may_replace=may_replace)
    # What the broker still holds was sent after the cut, or goes out again.
    queues = [queue for spec in specs.values() for queue in spec.queues()]
    dropped = empty(settings.amqp_url, queues)
    heard = {event_type for _, event_type in queues}
    with ThreadPoolExecutor(len(places)) as pool:

        def restored(name: str) -> int:
            source = folder / manifest.dumps[name].file
            return dumps.restore(places[name], source, heard)

        events = dict(zip(places, pool.map(restored, places), strict=True))
    count = files.copy_in(kept, folder / FILES)
    return PutBack(manifest, events, count, dropped, time.perf_counter() - began)


def _check(
    manifest: Manifest,
    folder: Path,
    places: Mapping[str, Place],
    amqp_url: str,
    may_replace: bool,
) -> None:
    if odd := set(manifest.dumps) ^ set(places):
        raise NoBackup(f"not in both, the backup and here: {', '.join(sorted(odd))}")
    dumps.tool_version()
    for dump in manifest.dumps.values():
        dumps.check_digest(folder / dump.file, dump.sha256)
    if not is_reachable(amqp_url, BROKER_ANSWERS_WITHIN_S):
        raise InUse("the broker is away: its queues must be emptied")
    for name, place in places.items():
        dumps.check_free(name, place, may_replace=may_replace)
