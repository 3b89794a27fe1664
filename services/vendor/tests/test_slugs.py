import re

import pytest

from vendor.profiles.slugs import PATTERN, slugify


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Suryodaya Tea Estate", "suryodaya-tea-estate"),
        ("सूर्योदय टी इस्टेट", "suryoday-ti-istet"),
        ("नेपाल चिया", "nepal-chiya"),
        ("Purbeli Iron & Steel", "purbeli-iron-steel"),
        ("Café  №7", "cafe-no7"),
        ("X", "x-nepal"),
        ("?!", "nepal"),
        ("a" * 300, "a" * 50),
    ],
)
def test_a_name_becomes_a_slug(name: str, slug: str) -> None:
    assert slugify(name) == slug
    assert re.match(PATTERN, slug)
