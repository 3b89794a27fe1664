"""What auth reads from its environment."""

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class AuthSettings(ServiceSettings):
    """Own values under `AUTH_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="AUTH_", extra="ignore", populate_by_name=True
    )

    name: str = "auth"
