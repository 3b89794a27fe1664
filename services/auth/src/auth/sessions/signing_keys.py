"""The ES256 keys: files `<kid>.pem`.

A new one signs after a delay, when every service has read it; the one before
verifies until the last token it signed is dead.
"""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import UUID

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from auth.settings import AuthSettings
from servicekit.http.errors import Unauthenticated
from servicekit.http.tokens import KeyStore
from servicekit.ids import new_id

RETENTION_S = 30 * 86_400  # a sign-out names its session by a token of long ago
MARGIN_S = 60

Listing = tuple[int, frozenset[str]]


class NoSigningKey(Exception):
    pass


@dataclass(frozen=True)
class SigningKey:
    kid: str
    made_at: float
    private: ec.EllipticCurvePrivateKey
    public: dict[str, str]


class SigningKeys:
    """Reads the folder again when it changes, so that a rotation needs no restart."""

    def __init__(
        self,
        folder: Path,
        *,
        may_create: bool,
        delay_s: float = 0,
        token_s: float = 900,
    ) -> None:
        self._folder, self._may_create = folder, may_create
        self._delay_s, self._token_s = delay_s, token_s
        self._cache: tuple[Listing | None, dict[str, SigningKey]] = (None, {})

    @classmethod
    def of(cls, settings: AuthSettings) -> "SigningKeys":
        return cls(
            settings.keys_dir,
            may_create=not settings.is_production,
            delay_s=settings.key_delay_s,
            token_s=settings.access_token_s,
        )

    def signing(self) -> SigningKey:
        """The newest that every service has read; the first key needs no delay.

        Raises NoSigningKey in production without a key: set AUTH_KEYS_DIR.
        """
        keys = self.in_order()
        ready = [key for key in keys if self.signs_from(key) <= time.time()]
        return ready[-1] if ready else keys[0]

    def verifying(self) -> dict[str, SigningKey]:
        """Those that may have signed a living token, or soon will sign."""
        return {
            key.kid: key for key in self.in_order() if self.ends_at(key) > time.time()
        }

    def signs_from(self, key: SigningKey) -> float:
        return key.made_at + self._delay_s

    def ends_at(self, key: SigningKey) -> float:
        """When the last token it signed is dead; infinity while it is the newest."""
        # A kid is a UUIDv7: it has the order also of keys of one millisecond.
        newer = [other for other in self.in_order() if other.kid > key.kid]
        if not newer:
            return float("inf")
        return self.signs_from(newer[0]) + self._token_s + MARGIN_S

    def in_order(self) -> list[SigningKey]:
        return sorted(self.all().values(), key=lambda key: key.kid)

    def rotate(self) -> SigningKey:
        """Makes the next key; deletes those that ended a month ago."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _one_process_at_a_time(self._folder / ".lock"):
            for key in self.in_order() if self._read() else []:
                if self.ends_at(key) + RETENTION_S < time.time():
                    (self._folder / f"{key.kid}.pem").unlink()
            kid = str(new_id())
            _write(self._folder / f"{kid}.pem")
        return self._read()[kid]

    def all(self) -> dict[str, SigningKey]:
        """Also those that verify nothing any more."""
        listing, keys = self._cache
        # Listed before it is read: a file that arrives meanwhile is read the next time.
        if (now := self._list()) != listing:
            keys = self._read() or self._create()
            self._cache = now, keys
        return keys

    def _list(self) -> Listing:
        """The time alone is not enough: the clock of a file system is coarse."""
        if not self._folder.is_dir():
            return 0, frozenset()
        return self._folder.stat().st_mtime_ns, frozenset(os.listdir(self._folder))

    def _read(self) -> dict[str, SigningKey]:
        keys = {}
        for file in sorted(self._folder.glob("*.pem")):
            with suppress(FileNotFoundError):  # deleted by a rotation meanwhile
                keys[file.stem] = _loaded(file)
        return keys

    def _create(self) -> dict[str, SigningKey]:
        if not self._may_create:
            raise NoSigningKey(f"no *.pem in {self._folder}")
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _one_process_at_a_time(self._folder / ".lock"):
            if not (keys := self._read()):
                _write(self._folder / f"{new_id()}.pem")
                keys = self._read()
        return keys


class OwnKeys(KeyStore):
    """Auth verifies by its own files, without a request."""

    def __init__(self, keys: SigningKeys) -> None:
        super().__init__("")
        self._own = keys

    def key(self, kid: str) -> jwt.PyJWK:
        key = self._own.verifying().get(kid)
        if key is None:
            raise Unauthenticated
        return jwt.PyJWK(key.public)


def _loaded(file: Path) -> SigningKey:
    private = serialization.load_pem_private_key(file.read_bytes(), password=None)
    if not isinstance(private, ec.EllipticCurvePrivateKey):
        raise NoSigningKey(f"{file} is no elliptic-curve key")
    jwk = jwt.algorithms.ECAlgorithm.to_jwk(private.public_key(), as_dict=True)
    public = {**jwk, "kid": file.stem, "alg": "ES256", "use": "sig"}
    return SigningKey(file.stem, _made_at(file), private, public)


def _made_at(file: Path) -> float:
    """A UUIDv7 has the time it was made; a copied file has another time."""
    try:
        name = UUID(file.stem)
    except ValueError:
        return file.stat().st_mtime
    is_timed = name.version == 7
    return (name.int >> 80) / 1_000 if is_timed else file.stat().st_mtime


def _write(file: Path) -> None:
    pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    half = file.with_suffix(".new")
    half.touch(mode=0o600)
    half.write_bytes(pem)
    half.rename(file)


@contextmanager
def _one_process_at_a_time(lock: Path) -> Iterator[None]:
    with lock.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
