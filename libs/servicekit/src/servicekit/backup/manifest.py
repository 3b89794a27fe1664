"""`backup.json`: the content of a backup. It is written last; a backup without it is
unfinished."""

from datetime import datetime
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from servicekit.backup.refusals import NoBackup

NAME = "backup.json"
FORMAT = 1


class Dump(BaseModel):
    """One database. `rows` by table, counted in the snapshot that was dumped."""

    model_config = ConfigDict(frozen=True)

    file: str
    sha256: str
    size_bytes: int
    revision: str
    server: str
    rows: dict[str, int]


class Manifest(BaseModel):
    """`cut_at`: the moment of all databases."""

    model_config = ConfigDict(frozen=True)

    format: int = FORMAT
    cut_at: datetime
    held_ms: float
    took_s: float
    tool: str
    dumps: dict[str, Dump]
    files: int
    files_bytes: int

    def write(self, folder: Path) -> None:
        fresh = folder / f"{NAME}.new"
        fresh.write_text(self.model_dump_json(indent=1) + "\n", "utf-8")
        fresh.replace(folder / NAME)

    @classmethod
    def read(cls, folder: Path) -> "Manifest":
        """Raises NoBackup when there is none, or one of another format."""
        try:
            found = cls.model_validate_json((folder / NAME).read_text("utf-8"))
        except FileNotFoundError as error:
            raise NoBackup(f"{folder} holds no finished backup: no {NAME}") from error
        except ValidationError as error:
            raise NoBackup(f"{folder / NAME} is not readable") from error
        if found.format != FORMAT:
            raise NoBackup(f"{folder} has format {found.format}, not {FORMAT}")
        return found
