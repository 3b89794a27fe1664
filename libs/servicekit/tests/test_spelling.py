"""One spelling for words of two scripts, as searches need it."""

import pytest

from servicekit.spelling.devanagari import romanise
from servicekit.spelling.fold import fold, skeleton, tokenize


@pytest.mark.parametrize("spelled", ["chamal", "chaamal", "चामल"])
def test_spellings_fold_to_the_same_token(spelled: str) -> None:
    assert skeleton(fold(spelled)) == skeleton(fold("chamal"))


def test_numbers_are_unchanged() -> None:
    assert [fold(each) for each in ("1100", "११००", "10")] == ["1100", "1100", "10"]


def test_accents_are_removed_and_the_script_is_unchanged() -> None:
    assert tokenize("Café, चिया!") == ["cafe", "चिया"]


def test_other_scripts_are_unchanged() -> None:
    assert romanise("tea茶") == "tea茶"
    assert romanise("ज्ञानॐ") == "gyaanaॐ"
