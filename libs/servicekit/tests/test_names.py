"""Names that are displayed, and how two of them look alike."""

from typing import Annotated

import pytest
from pydantic import TypeAdapter, ValidationError

from servicekit.error_texts import (
    NAME_HAS_BADGE,
    NAME_HIDDEN_CHARACTERS,
    NAME_NOT_ALPHANUMERIC,
)
from servicekit.names.fields import Name, NoLink, OptionalName
from servicekit.names.skeleton import skeleton

_name: TypeAdapter[str] = TypeAdapter(Name)


def reason(text: str) -> str:
    with pytest.raises(ValidationError) as refused:
        _name.validate_python(text)
    return str(refused.value.errors()[0]["ctx"]["error"])


@pytest.mark.parametrize(
    "hidden",
    [
        "\u202e", "\u200b", "\u2066", "\U000e0041", "\u2063", "\u00ad", "\ufeff",
        "\u3164", "\u2800", "\n", "\r", "\t", "\u2028", "\u2029", "\x07", "\ue000",
        "\u200d", "\u200c",
    ],
)  # fmt: skip
def test_invisible_characters_are_refused_in_a_name(hidden: str) -> None:
    assert reason(f"Himal{hidden}Tea") == NAME_HIDDEN_CHARACTERS


@pytest.mark.parametrize("badge", "✓✔✅☑🛡")
def test_badge_characters_are_refused_in_a_name(badge: str) -> None:
    assert reason(f"Himal Tea {badge}") == NAME_HAS_BADGE


def test_an_empty_name_is_refused() -> None:
    with pytest.raises(ValidationError, match=NAME_NOT_ALPHANUMERIC):
        TypeAdapter(Annotated[Name, NoLink]).validate_python("--")
    assert reason("  ") == "This field is required."
    assert TypeAdapter(OptionalName).validate_python("") == ""


@pytest.mark.parametrize(
    "name",
    ["गुरुङ एण्ड सन्स", "क्\u200dषेत्र", "र्\u200dयाक", "अन्\u200cनपूर्ण",
     "M/s Rai & Co. (P) Ltd.",
     "Pipe 2\" ½ × 6 m", "Café Ñandú", "10 °C №5 Haat™", "茶", "Jeera 🌾"],
)  # fmt: skip
def test_ordinary_names_are_unchanged(name: str) -> None:
    assert _name.validate_python(name) == name


@pytest.mark.parametrize(
    "look_alike",
    ["HIMAL TEA", "Нimаl Теа", "himal-tea", "H i m a l T e a", "Hìmál Tea",
     "ＨＩＭＡＬ ＴＥＡ", "𝐇𝐢𝐦𝐚𝐥 𝐓𝐞𝐚", "H1mal Tea", "Hima1 Tea",
     "Himal\u200b Tea", "Hirnal Tea"],
)  # fmt: skip
def test_look_alike_names_have_the_same_skeleton(look_alike: str) -> None:
    assert skeleton(look_alike) == skeleton("Himal Tea")


def test_different_names_have_different_skeletons() -> None:
    names = ["Himal Tea", "Himal Teas", "Hamal Tea", "हिमाल चिया", "हिमाली चिया"]
    assert len({skeleton(name) for name in names}) == len(names)
