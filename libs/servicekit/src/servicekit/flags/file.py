"""The file of feature flags, in flagd's format: docs/feature-flags.md."""

from pathlib import Path
from typing import Literal, Self

from openfeature.provider.in_memory_provider import InMemoryFlag
from pydantic import BaseModel, ConfigDict, Field, model_validator

Value = bool | int | float | str


class FlagDefinition(BaseModel):
    """One flag: its variants, and the one that holds."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    state: Literal["ENABLED", "DISABLED"] = "ENABLED"
    variants: dict[str, Value] = Field(min_length=1)
    default_variant: str = Field(alias="defaultVariant")

    @model_validator(mode="after")
    def _names_a_variant(self) -> Self:
        if self.default_variant not in self.variants:
            raise ValueError(f"{self.default_variant} is not one of the variants")
        return self


class FlagFile(BaseModel):
    """All flags by name. A flag that is disabled has the default of the code."""

    model_config = ConfigDict(extra="forbid")

    flags: dict[str, FlagDefinition]

    @classmethod
    def read(cls, file: Path) -> Self:
        """Raises pydantic's ValidationError, OSError or UnicodeDecodeError."""
        return cls.model_validate_json(file.read_text("utf-8"))

    def in_memory(self) -> dict[str, InMemoryFlag[Value]]:
        return {
            name: InMemoryFlag(flag.default_variant, dict(flag.variants))
            for name, flag in self.flags.items()
            if flag.state == "ENABLED"
        }
