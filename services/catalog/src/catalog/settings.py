"""What catalog reads from its environment."""

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class CatalogSettings(ServiceSettings):
    """Own values under `CATALOG_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="CATALOG_", extra="ignore", populate_by_name=True
    )

    name: str = "catalog"
