"""Whom a mail may reach, and how often: the one ledger of addresses (ADR 52)."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import get_args
from uuid import UUID

import structlog
from prometheus_client import Counter
from sqlmodel import Session

from contracts.auth import MailKind
from engagement.accounts.limits import service as limits
from engagement.accounts.limits.service import DAY, HOUR, Rule
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now

log = structlog.get_logger()

# Auth's own, and the code of a company: the user waits for it.
URGENT = frozenset(get_args(MailKind)) - {"notice"} | {"company_email"}
# These never leave but to an address its account has proven.
PROVEN_ONLY = frozenset(
    {"notice", "lead", "digest", "account_exists", "password_changed"}
    | {"new_sign_in", "email_change_asked"}
)
RECEIPTS = frozenset({"enquiry_sent", "case_received"})
# One too many waits for the next free place; the rest is not sent.
DEFERRED = frozenset(
    {"guest_answered", "guest_quoted", "guest_quote_ended", "guest_order"}
    | {"guest_quote_paused", "guest_quote_back", "guest_partner_left"}
    | {"case_answered", "case_message", "case_closed_by_time", "case_link"}
    | {"report_dismissed", "report_upheld"}
)
DEFERRED_FOR = timedelta(days=3)

# A stranger's forms must not use up what the owner's own registration needs.
OF_FORMS, OF_ACCOUNTS = Rule("mail_of_forms", 3), Rule("mail_of_accounts", 3)
RECEIPT = Rule("mail_receipt", 1, HOUR)
FROM_ACCOUNT = Rule("mail_from_account", 5)
FROM_NETWORK = Rule("mail_from_network", 20)
# Mobile networks put thousands of people behind one /24: they must be able to register.
REGISTERED_FROM_NETWORK = Rule("mail_registered_from_network", 100)

WITHHELD = Counter("mails_withheld_total", "Mails over a limit", ["kind", "limit"])


@dataclass(frozen=True)
class StatedBy:
    """Who named the address: an account, a network, or one of ours."""

    account_id: UUID | None = None
    network: str | None = None

    def key(self, session: Session) -> str:
        """The sender's key in the fair queue."""
        if self.account_id:
            return str(self.account_id)
        return limits.network_digest(session, self.network) if self.network else ""


def leaves_at(
    session: Session, kind: str, address: str, by: StatedBy, *, is_proven: bool
) -> datetime | None:
    """When the mail may leave, which is counted; None: not at all."""
    address_digest = limits.email_digest(session, address)
    lock_keys(session, f"mail:{address_digest}")
    rules = rules_of(kind, is_proven=is_proven)
    waits = [limits.free_at(session, rule, address_digest) for rule in rules]
    until = max((moment for moment in waits if moment), default=None)
    if until and (kind not in DEFERRED or until > now() + DEFERRED_FOR):
        _withhold(kind, "address")
        return None
    reach = [] if is_proven else _reach_of(session, kind, by)
    for rule, key in reach:
        if not limits.may_reach(session, rule, key, address_digest):
            _withhold(kind, rule.name)
            return None
    at = until or now()
    for rule in rules:
        limits.count(session, rule, address_digest, at=at)
    for rule, key in reach:
        limits.count(session, rule, key, address_digest)
    return at


def rules_of(kind: str, *, is_proven: bool) -> list[Rule]:
    """What is counted per address."""
    if is_proven:
        return [Rule(f"mail_{kind}", 5, DAY)] if kind in URGENT else []
    if kind in URGENT:
        return [OF_ACCOUNTS]
    return [OF_FORMS, RECEIPT] if kind in RECEIPTS else [OF_FORMS]


def network_rule(kind: str) -> Rule:
    return REGISTERED_FROM_NETWORK if kind in URGENT else FROM_NETWORK


def _reach_of(session: Session, kind: str, by: StatedBy) -> list[tuple[Rule, str]]:
    """How many different addresses the account and the network may name a day."""
    counted = []
    if by.account_id:
        counted.append((FROM_ACCOUNT, str(by.account_id)))
    if by.network:
        key = limits.network_digest(session, by.network)
        counted.append((network_rule(kind), key))
    return counted


def _withhold(kind: str, limit: str) -> None:
    WITHHELD.labels(kind, limit).inc()
    log.info("mail_withheld", kind=kind, limit=limit)
