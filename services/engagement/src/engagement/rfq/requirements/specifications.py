"""What the buyer specified for each line, by the line's id."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from engagement.rfq.requirements.models import item_ids


def specifications(
    requirement_id: UUID, items: Sequence[Mapping[str, Any]]
) -> dict[str, str | None]:
    ids = map(str, item_ids(requirement_id, len(items)))
    return {line_id: item.get("spec") for line_id, item in zip(ids, items, strict=True)}
