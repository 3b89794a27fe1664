"""Ids and slugs that are the same on every machine and in every run."""

import re
from uuid import UUID

from contracts.reference import reference_id


def seed_id(kind: str, key: str) -> UUID:
    """The id of one entity: `kind` such as "seller", `key` its slug or e-mail."""
    return reference_id(kind, key)


def slugify(text: str) -> str:
    """Lower-case ASCII words joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
