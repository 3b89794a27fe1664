"""Countries and their dial codes, for the form."""

from functools import cache
from importlib.resources import files

from pydantic import TypeAdapter

from auth.accounts.schemas import Country


@cache
def countries() -> list[Country]:
    text = files("auth.accounts").joinpath("data/countries.json").read_bytes()
    return TypeAdapter(list[Country]).validate_json(text)
