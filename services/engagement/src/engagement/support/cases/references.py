"""The reference of a case: short enough to be read out on the telephone."""

import secrets

# Without characters that are mistaken for each other.
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
LONG = 6


def new_reference() -> str:
    return "HT-" + "".join(secrets.choice(ALPHABET) for _ in range(LONG))
