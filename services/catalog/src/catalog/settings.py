"""What catalog reads from its environment."""

from pathlib import Path
from typing import ClassVar

from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings


class CatalogSettings(ServiceSettings):
    """Own values under `CATALOG_`, shared ones under `HAAT_`."""

    model_config = SettingsConfigDict(
        env_prefix="CATALOG_", extra="ignore", populate_by_name=True
    )

    # The pepper keys the digests of who saw or reported a product.
    secret_names: ClassVar[tuple[str, ...]] = ("claim_pepper",)

    name: str = "catalog"
    # Where each process stores its search index; next to the storage when not given.
    index_dir: Path | None = None
    # So long the first product of a company is reviewed before it is public.
    new_firm_days: int = 30

    @property
    def index_home(self) -> Path:
        return self.index_dir or self.storage_dir.parent / "run" / "catalog-index"
