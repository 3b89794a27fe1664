"""What auth reads from its environment."""

from pathlib import Path
from typing import ClassVar, Self

from pydantic import model_validator
from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings

# OWASP's figure for one thread: 18 ms here, argon2's own default takes 156.
OWASP_MEMORY_KIB = 19_456


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
    # Of one hash: less is for tests, which make thousands.
    password_memory_kib: int = OWASP_MEMORY_KIB
    link_secret: str = "only for development"  # noqa: S105
    google_client_id: str = ""
    google_client_secret: str = ""
    google_issuer: str = "https://accounts.google.com"
    # Longer than services keep keys (`servicekit.http.tokens.REFETCH_AFTER_S`).
    key_delay_s: int = 600

    @model_validator(mode="after")
    def _hashes_cost_enough(self) -> Self:
        if self.is_production and self.password_memory_kib < OWASP_MEMORY_KIB:
            raise ValueError(f"AUTH_PASSWORD_MEMORY_KIB is at least {OWASP_MEMORY_KIB}")
        return self

    @property
    def has_https(self) -> bool:
        return self.public_url.startswith("https://")
