"""What kinds of mail there are: who waits for one, and how often one may come."""

from datetime import timedelta
from typing import get_args

from contracts.auth import MailKind
from engagement.accounts.limits.service import DAY, HOUR, Rule

# Auth's own, and the code of a firm: somebody sits before the screen, or must know.
URGENT = frozenset(get_args(MailKind)) - {"notice"} | {"company_email"}
# These never leave but to an address its account has proven.
PROVEN_ONLY = frozenset(
    {"notice", "lead", "digest", "account_exists", "password_changed"}
    | {"new_sign_in", "email_change_asked"}
)
RECEIPTS = frozenset({"enquiry_sent", "ticket_received"})
# One too many waits for the next free place; the rest is not sent.
DEFERRED = frozenset({"guest_answered", "ticket_answered"})
DEFERRED_FOR = timedelta(days=3)

# A stranger's forms must not use up what the owner's own registration needs.
OF_FORMS, OF_ACCOUNTS = Rule("mail_of_forms", 3), Rule("mail_of_accounts", 3)
RECEIPT = Rule("mail_receipt", 1, HOUR)
FROM_ACCOUNT = Rule("mail_from_account", 5)
FROM_NETWORK = Rule("mail_from_network", 20)
# Mobile networks put thousands of people behind one /24: they must be able to register.
REGISTERED_FROM_NETWORK = Rule("mail_registered_from_network", 100)


def rules_of(kind: str, *, is_proven: bool) -> list[Rule]:
    """What is counted per address."""
    if is_proven:
        return [Rule(f"mail_{kind}", 5, DAY)] if kind in URGENT else []
    if kind in URGENT:
        return [OF_ACCOUNTS]
    return [OF_FORMS, RECEIPT] if kind in RECEIPTS else [OF_FORMS]


def network_rule(kind: str) -> Rule:
    return REGISTERED_FROM_NETWORK if kind in URGENT else FROM_NETWORK
