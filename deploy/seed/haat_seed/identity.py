"""Ids and slugs that come out the same on every machine and every run."""

import re
from uuid import UUID, uuid5

_NAMESPACE = UUID("6f1d7c1e-5f0a-5b52-9c0e-2083a0b1c2d3")


def seed_id(kind: str, key: str) -> UUID:
    """The id of one entity: `kind` such as "seller", `key` its slug or e-mail."""
    return uuid5(_NAMESPACE, f"{kind}:{key}")


def slugify(text: str) -> str:
    """Lower-case ASCII words joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
