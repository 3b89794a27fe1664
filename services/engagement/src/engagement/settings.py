"""What engagement reads from its environment."""

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class EngagementSettings(ServiceSettings):
    """Own values under `ENGAGEMENT_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="ENGAGEMENT_", extra="ignore", populate_by_name=True
    )

    name: str = "engagement"
