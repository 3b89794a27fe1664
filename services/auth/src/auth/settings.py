"""What auth reads from its environment."""

from pathlib import Path
from typing import ClassVar

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class AuthSettings(ServiceSettings):
    """Own values under `AUTH_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="AUTH_", extra="ignore", populate_by_name=True
    )

    secret_names: ClassVar[tuple[str, ...]] = ("link_secret", "claim_pepper")

    name: str = "auth"
    keys_dir: Path = Path(".local/keys")
    access_token_s: int = 900
    refresh_token_days: int = 30
    refresh_grace_s: int = 10
    password_threads: int = 2
    password_queue: int = 30
    link_secret: str = "only for development"  # noqa: S105
    google_client_id: str = ""
    google_client_secret: str = ""
    google_issuer: str = "https://accounts.google.com"
    # Longer than services keep keys (`servicekit.http.tokens.REFETCH_AFTER_S`).
    key_delay_s: int = 600

    @property
    def has_https(self) -> bool:
        return self.public_url.startswith("https://")
