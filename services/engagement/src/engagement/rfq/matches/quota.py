"""How many leads a seller gets in a week, by the share of enquiries it answers."""

from sqlmodel import Session

from engagement.accounts.limits import service as limits
from engagement.rfq.matches.scores import Candidate

UNRATED = 20
# From this response rate on, so many.
BY_RESPONSE_RATE = ((80, 40), (50, 20), (0, 7))


def with_leads_left(session: Session, candidates: list[Candidate]) -> list[Candidate]:
    """Those who have not had their number of leads in the last seven days."""
    if limits.are_off(session):
        return candidates
    return [one for one in candidates if one.leads < weekly_leads(one.response_rate)]


def weekly_leads(response_rate: int | None) -> int:
    if response_rate is None:
        return UNRATED
    return next(count for rate, count in BY_RESPONSE_RATE if response_rate >= rate)
