"""What every record of the data files has in common."""

from pydantic import BaseModel, ConfigDict


class Record(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")
