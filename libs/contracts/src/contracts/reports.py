"""What the reports of products and companies have in common."""

from typing import Literal
from uuid import UUID

from servicekit.messaging.event import Event


class ReportDecision(Event):
    """Staff decided a report: the reporter hears that, a warned company also why.

    `name` is of the product or company, `owner_id` the account of its company. `note`
    is for that company. `reporter_id`, or `email` of a guest; neither: none is known.

    Only engagement hears it. It is deleted from the outbox once published.
    """

    report_id: UUID
    seller_id: UUID
    owner_id: UUID
    name: str
    note: str | None = None
    reporter_id: UUID | None = None
    email: str | None = None
    locale: Literal["en", "ne"] = "en"
