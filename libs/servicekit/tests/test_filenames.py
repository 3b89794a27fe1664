"""A name that gets a number stays a name: within the limit, with its extension."""

import pytest

from servicekit.http.filenames import MAX_CHARACTERS, numbered, shortened

LONG = "चिया" * 40


@pytest.mark.parametrize("number", [2, 99, 100, 12_345])
@pytest.mark.parametrize(
    "name", ["price list.pdf", f"{LONG}.pdf", LONG, f"a.{LONG}", ".pdf", f"{LONG}."]
)
def test_a_numbered_name_has_its_number_within_the_limit(
    name: str, number: int
) -> None:
    made = numbered(name[:MAX_CHARACTERS], number)
    assert len(made) <= MAX_CHARACTERS
    assert f" ({number})" in made


def test_the_extension_stays() -> None:
    assert numbered("price list.pdf", 2) == "price list (2).pdf"
    assert shortened(f"{LONG}.pdf").endswith(".pdf")
    assert len(shortened(f"{LONG}.pdf")) == MAX_CHARACTERS
