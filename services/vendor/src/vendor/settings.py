"""What vendor reads from its environment."""

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class VendorSettings(ServiceSettings):
    """Own values under `VENDOR_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="VENDOR_", extra="ignore", populate_by_name=True
    )

    name: str = "vendor"
