"""Whom a mail may reach: the one ledger of addresses (decision record 52)."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

import structlog
from prometheus_client import Counter
from sqlmodel import Session

from engagement.limits import service as limits
from engagement.limits.service import Rule
from engagement.mail.kinds import (
    DEFERRED,
    DEFERRED_FOR,
    FROM_ACCOUNT,
    network_rule,
    rules_of,
)
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now

log = structlog.get_logger()

WITHHELD = Counter("mails_withheld_total", "Mails over a limit", ["kind", "limit"])


@dataclass(frozen=True)
class StatedBy:
    """Who named the address: an account, a network, or one of ours."""

    account_id: UUID | None = None
    network: str | None = None

    @property
    def key(self) -> str:
        """Under which the sender's mails take turns with those of others."""
        if self.account_id:
            return str(self.account_id)
        return limits.network_mark(self.network) if self.network else ""


def leaves_at(
    session: Session, kind: str, address: str, by: StatedBy, *, is_proven: bool
) -> datetime | None:
    """When the mail may leave, which is counted; None: not at all."""
    address_mark = limits.email_mark(address)
    lock_keys(session, f"mail:{address_mark}")
    rules = rules_of(kind, is_proven=is_proven)
    waits = [limits.free_at(session, rule, address_mark) for rule in rules]
    until = max((moment for moment in waits if moment), default=None)
    if until and (kind not in DEFERRED or until > now() + DEFERRED_FOR):
        _withhold(kind, "address")
        return None
    reach = [] if is_proven else _reach_of(kind, by)
    for rule, key in reach:
        if not limits.may_reach(session, rule, key, address_mark):
            _withhold(kind, rule.name)
            return None
    at = until or now()
    for rule in rules:
        limits.count(session, rule, address_mark, at=at)
    for rule, key in reach:
        limits.count(session, rule, key, address_mark)
    return at


def _reach_of(kind: str, by: StatedBy) -> list[tuple[Rule, str]]:
    """How many different addresses the account and the network may name a day."""
    counted = []
    if by.account_id:
        counted.append((FROM_ACCOUNT, str(by.account_id)))
    if by.network:
        counted.append((network_rule(kind), limits.network_mark(by.network)))
    return counted


def _withhold(kind: str, limit: str) -> None:
    WITHHELD.labels(kind, limit).inc()
    log.info("mail_withheld", kind=kind, limit=limit)
