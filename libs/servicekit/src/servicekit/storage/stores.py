"""Where objects are stored: a local folder, or a bucket of any S3-compatible server."""

from datetime import timedelta
from typing import TYPE_CHECKING

from obstore.store import LocalStore, S3Store

from servicekit.clock import now
from servicekit.settings import ServiceSettings

if TYPE_CHECKING:
    from obstore.store import S3Credential

Store = LocalStore | S3Store

_TIMEOUT = timedelta(seconds=20)
_KEY_LIFETIME = timedelta(minutes=1)


def store(settings: ServiceSettings) -> Store:
    """A bucket when HAAT_STORAGE_S3_BUCKET names one, else HAAT_STORAGE_DIR."""
    if settings.storage_s3_bucket:
        return _bucket(settings)
    folder = settings.storage_dir.absolute()
    return LocalStore(folder, mkdir=True, automatic_cleanup=True)


def _bucket(settings: ServiceSettings) -> S3Store:
    """Without an endpoint it is Amazon's, without keys the machine's own role."""
    config = {
        "endpoint": settings.storage_s3_endpoint,
        "region": settings.storage_s3_region,
    }
    keys = {}
    if settings.storage_s3_key_id:
        keys = {"credential_provider": lambda: _keys(settings)}
    is_plain = settings.storage_s3_endpoint.startswith("http://")
    return S3Store(
        settings.storage_s3_bucket,
        config={name: text for name, text in config.items() if text},  # type: ignore[arg-type]
        client_options={"allow_http": is_plain, "timeout": _TIMEOUT},
        retry_config={"max_retries": 2, "retry_timeout": _TIMEOUT},
        **keys,  # type: ignore[arg-type]
    )


def _keys(settings: ServiceSettings) -> "S3Credential":
    """Read again after a minute: a rotated key needs no restart."""
    return {
        "access_key_id": settings.current("storage_s3_key_id"),
        "secret_access_key": settings.current("storage_s3_secret"),
        "expires_at": now() + _KEY_LIFETIME,
    }
