"""The ES256 keys: files `<kid>.pem`, the newest signs, all verify."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from servicekit.http.errors import Unauthenticated
from servicekit.http.tokens import KeyStore
from servicekit.ids import new_id


class NoSigningKey(Exception):
    pass


@dataclass(frozen=True)
class SigningKey:
    kid: str
    private: ec.EllipticCurvePrivateKey
    public: dict[str, str]


class SigningKeys:
    """Reads the folder again when it changes, so that a rotation needs no restart."""

    def __init__(self, folder: Path, *, may_create: bool) -> None:
        self._folder, self._may_create = folder, may_create
        self._keys: dict[str, SigningKey] = {}
        self._read_at = -1

    def newest(self) -> SigningKey:
        """Raises NoSigningKey in production without a key: set AUTH_KEYS_DIR."""
        keys = self.all()
        return keys[max(keys)]

    def all(self) -> dict[str, SigningKey]:
        changed_at = self._folder.stat().st_mtime_ns if self._folder.is_dir() else 0
        if changed_at != self._read_at:
            self._keys = self._read() or self._create()
            self._read_at = self._folder.stat().st_mtime_ns
        return self._keys

    def _read(self) -> dict[str, SigningKey]:
        files = sorted(self._folder.glob("*.pem")) if self._folder.is_dir() else []
        return {file.stem: _loaded(file) for file in files}

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
    """Auth verifies by its own files and asks nobody."""

    def __init__(self, keys: SigningKeys) -> None:
        super().__init__("")
        self._own = keys

    def key(self, kid: str) -> jwt.PyJWK:
        found = self._own.all().get(kid)
        if found is None:
            raise Unauthenticated
        return jwt.PyJWK(found.public)


def _loaded(file: Path) -> SigningKey:
    private = serialization.load_pem_private_key(file.read_bytes(), password=None)
    if not isinstance(private, ec.EllipticCurvePrivateKey):
        raise NoSigningKey(f"{file} is no elliptic-curve key")
    jwk = jwt.algorithms.ECAlgorithm.to_jwk(private.public_key(), as_dict=True)
    public = {**jwk, "kid": file.stem, "alg": "ES256", "use": "sig"}
    return SigningKey(file.stem, private, public)


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
