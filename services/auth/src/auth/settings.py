"""What auth reads from its environment."""

from pathlib import Path

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class AuthSettings(ServiceSettings):
    """Own values under `AUTH_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="AUTH_", extra="ignore", populate_by_name=True
    )

    name: str = "auth"
    keys_dir: Path = Path(".local/keys")
    access_token_s: int = 900
    refresh_token_days: int = 30
    refresh_grace_s: int = 10
    password_threads: int = 2
    password_queue: int = 30
    google_client_id: str = ""
    google_authorize_url: str = "https://accounts.google.com/o/oauth2/v2/auth"

    @property
    def has_https(self) -> bool:
        return self.public_url.startswith("https://")
