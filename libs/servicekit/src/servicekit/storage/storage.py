"""Put, open and delete files by key, in a folder or a bucket."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO

import obstore
import structlog
from obstore.exceptions import BaseError
from sqlmodel import Session

from servicekit.http.errors import NotFound, Unavailable
from servicekit.settings import ServiceSettings
from servicekit.storage.stores import Store, store

if TYPE_CHECKING:
    from obstore import GetOptions

log = structlog.get_logger()

CHUNK_BYTES = 262_144  # each reader of a file holds one; the default is 10 MB

# Keys are made by us, never from a name somebody sent.
_KEY = re.compile(r"[a-z0-9][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]{1,8})?")


@dataclass(frozen=True)
class StoredObject:
    size_bytes: int
    chunks: Iterator[bytes]


class ObjectMissing(NotFound):
    pass


class Storage:
    """Objects under keys like `drive/<seller>/<file>/320.webp`.

    Raises ValueError for a key that is none, Unavailable when the store is away.
    """

    def __init__(self, kept_in: Store) -> None:
        self._store = kept_in

    @classmethod
    def connect(cls, settings: ServiceSettings) -> "Storage":
        return cls(store(settings))

    @classmethod
    def of(cls, session: Session) -> "Storage":
        """The process's own, as its database carries it into each session."""
        storage = session.info["storage"]
        if not isinstance(storage, cls):
            raise TypeError("this session carries no storage")
        return storage

    def put(self, key: str, content: bytes | BinaryIO) -> None:
        """Writes it whole or not at all; an object of this key is replaced."""
        with _answering():
            obstore.put(self._store, _checked(key), content)

    def open(self, key: str, part: range | None = None) -> StoredObject:
        """Whole, or the bytes of `part` only: a range inside the object.

        `size_bytes` is of the whole object. Raises ObjectMissing.
        """
        options: GetOptions = {"range": (part.start, part.stop)} if part else {}
        with _answering():
            found = obstore.get(self._store, _checked(key), options=options)
        stream = found.stream(min_chunk_size=CHUNK_BYTES)
        return StoredObject(found.meta["size"], _chunks(map(bytes, stream)))

    def delete(self, folder: str) -> int:
        """Deletes everything below; answers how many objects. None is no error."""
        with _answering():
            batches = obstore.list(self._store, prefix=_checked(folder))
            paths = [meta["path"] for batch in batches for meta in batch]
            if paths:
                obstore.delete(self._store, paths)
        return len(paths)

    def lets_in(self) -> bool:
        """Whether the store is there and accepts the keys of this moment."""
        try:
            next(iter(obstore.list(self._store, prefix="ready", chunk_size=1)), None)
        except (BaseError, OSError) as error:
            log.warning("storage_unavailable", error=type(error).__name__)
            return False
        return True


def url(key: str) -> str:
    """Where a browser reads a public object: its service serves it, from any store.

    The pages' security policy allows pictures of our own origin only.
    """
    return f"/storage/{key}"


def _checked(key: str) -> str:
    if not _KEY.fullmatch(key):
        raise ValueError("this is no key of an object")
    return key


def _chunks(stream: Iterator[bytes]) -> Iterator[bytes]:
    with _answering():
        yield from stream


@contextmanager
def _answering() -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise ObjectMissing from error
    except (BaseError, OSError) as error:
        log.error("storage_unavailable", error=type(error).__name__)
        raise Unavailable from error
