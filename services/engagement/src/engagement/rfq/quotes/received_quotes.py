"""The quotes that a buyer received for one requirement, with what compares them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.replicas.queries import slugs_above
from engagement.rfq.quotes import queries
from engagement.rfq.quotes.agreed_costs import Quoted, agreed
from engagement.rfq.quotes.buyer_cost import unstated_days
from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.cost_settings.service import of_user as settings_of
from engagement.rfq.quotes.offers import Ranked, ranked
from engagement.rfq.quotes.split import Market
from engagement.rfq.requirements.models import item_ids
from engagement.rfq.requirements.queries import one as requirement_of
from servicekit.http.envelope import MAX_PER_PAGE
from servicekit.http.errors import NotFound

COMPARED = ("sent", "countered", "accepted")


@dataclass(frozen=True)
class Received:
    """`categories`: the slugs of the requirement's category and of those above it."""

    requirement: sa.RowMapping
    rows: Sequence[sa.RowMapping]
    categories: Collection[str]
    settings: CostSettings

    @property
    def version(self) -> int:
        version: int = self.requirement["version"]
        return version

    @property
    def requested(self) -> list[dict[str, Any]]:
        items: list[dict[str, Any]] = self.requirement["items"]
        return items

    @property
    def line_ids(self) -> list[str]:
        return [*map(str, item_ids(self.requirement["id"], len(self.requested)))]

    @cached_property
    def compared(self) -> list[Quoted]:
        """Those that can still be accepted, or were: then of their awarded lines."""
        return [
            agreed({**row})
            for row in self.rows
            if row["status"] in COMPARED and row["items"]
        ]

    @property
    def awarded(self) -> dict[str, UUID]:
        """The quote of each line that a seller has."""
        return {
            line_id: row["id"]
            for row in self.rows
            if row["status"] == "accepted"
            for line_id in row["awarded_lines"] or self.line_ids
        }

    @property
    def unstated_days(self) -> int:
        return unstated_days(row["delivery_days"] for row in self.compared)

    @property
    def offers(self) -> list[Ranked]:
        return [
            ranked(
                *(self.requested, quote, self.categories),
                *(self.settings, self.unstated_days),
            )
            for quote in self.compared
        ]

    @property
    def market(self) -> Market:
        """All that is compared; no line is open once the requirement is awarded."""
        is_over = self.requirement["status"] not in ("open", "closed", "expired")
        awarded = self.line_ids if is_over else self.awarded
        still = tuple(line_id for line_id in self.line_ids if line_id not in awarded)
        return Market(still, self.compared, self.settings, self.unstated_days)


async def received_for(
    reads: AsyncConnection, requirement_id: UUID, buyer_id: UUID
) -> Received:
    """Each seller's newest version; raises NotFound for anybody but the buyer."""
    requirement = await requirement_of(reads, requirement_id)
    if requirement is None or requirement["buyer_id"] != buyer_id:
        raise NotFound
    rows, _ = await queries.page(
        reads,
        "buyer",
        user_id=buyer_id,
        requirement_id=requirement_id,
        enquiry_id=None,
        statuses=None,
        limit=MAX_PER_PAGE,
        offset=0,
    )
    above = await slugs_above(reads, requirement["category_id"])
    settings = await settings_of(reads, buyer_id)
    return Received(requirement, rows, above, settings)
