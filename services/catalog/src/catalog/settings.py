"""What catalog reads from its environment."""

from pathlib import Path
from typing import ClassVar

from pydantic import Field
from pydantic_settings import SettingsConfigDict

from servicekit.settings import ServiceSettings
from servicekit.urls import HttpUrls


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
    # The nodes of an OpenSearch, commas between them, with user and password where it
    # has them. Empty: each process has an index of its own (docs/scaling.md).
    search_url: HttpUrls = ""
    search_prefix: str = "catalog"
    search_shards: int = Field(3, ge=1)
    # Of each shard, besides the first: with 1 any node may be lost.
    search_copies: int = Field(1, ge=0)
    # So long the first product of a company is reviewed before it is public.
    new_firm_days: int = 30

    @property
    def index_home(self) -> Path:
        return self.index_dir or self.storage_dir.parent / "run" / "catalog-index"
