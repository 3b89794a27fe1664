"""How many leads a seller gets in a week, by the share of enquiries it answers."""

from sqlmodel import Session

from engagement.accounts.limits import service as limits
from engagement.error_texts import LEADS_USED_UP
from engagement.rfq.matches.scores import Candidate
from servicekit.http.errors import Conflict

UNRATED = 20
# From this response rate on, so many.
BY_RESPONSE_RATE = ((80, 40), (50, 20), (0, 7))


class LeadsUsedUp(Conflict):
    code = "leads_used_up"


def with_leads_left(session: Session, candidates: list[Candidate]) -> list[Candidate]:
    """Those who have not had their number of leads in the last seven days."""
    if limits.are_off(session):
        return candidates
    return [one for one in candidates if one.leads < weekly_leads(one.response_rate)]


def check_leads_left(session: Session, candidate: Candidate) -> None:
    """Raises LeadsUsedUp."""
    if not with_leads_left(session, [candidate]):
        allowed = weekly_leads(candidate.response_rate)
        raise LeadsUsedUp(LEADS_USED_UP.fill(max=allowed))


def weekly_leads(response_rate: int | None) -> int:
    if response_rate is None:
        return UNRATED
    return next(count for rate, count in BY_RESPONSE_RATE if response_rate >= rate)
