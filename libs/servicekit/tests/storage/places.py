"""Settings of a folder, or of a bucket from the environment."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from servicekit.settings import ServiceSettings


def settings(folder: Path, bucket: Mapping[str, str] | None = None) -> ServiceSettings:
    known: dict[str, Any] = {"name": "x", "database_url": "", "amqp_url": ""}
    known["storage_dir"] = folder
    return ServiceSettings.model_validate({**known, **(bucket or {})})
