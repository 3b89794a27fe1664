"""What vendor reads from its environment."""

from typing import ClassVar

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class VendorSettings(ServiceSettings):
    """Own values under `VENDOR_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="VENDOR_", extra="ignore", populate_by_name=True
    )

    # The pepper signs the addresses of pictures that strangers may not see.
    secret_names: ClassVar[tuple[str, ...]] = ("link_secret", "claim_pepper")

    name: str = "vendor"
    # Signs links to documents, keys the hashes of SMS codes.
    link_secret: str = "only for development"  # noqa: S105
