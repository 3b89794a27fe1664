"""Reads the data files that ship inside the package."""

from importlib.resources import files
from typing import TypeVar

from pydantic import BaseModel, TypeAdapter

Model = TypeVar("Model", bound=BaseModel)


def read_text(name: str) -> str:
    """One data file, whole."""
    return files("haat_seed").joinpath("data", name).read_text(encoding="utf-8")


def read(name: str, model: type[Model]) -> list[Model]:
    """Every record of a file that is a list; a bad record raises ValidationError."""
    return TypeAdapter(list[model]).validate_json(read_text(name))  # type: ignore[valid-type]


def read_one(name: str, model: type[Model]) -> Model:
    """A file that is one object."""
    return model.model_validate_json(read_text(name))
