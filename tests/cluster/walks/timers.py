"""Timers of three workers: each of their duties is done once."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tests.cluster.walks.mail_server import Mailbox
from tests.cluster.walks.system import System

DATABASE = "haat_engagement"
# The longest pause of these timers; after it each worker has had its turn.
PERIOD_S = 300
# Rows locked by one worker, each minute and each five minutes, and what they write.
DUTIES = {
    "enquiry_follow_up": "remind_at = now(), next_step = 'Call.'",
    "enquiry_reminder": "nudge_at = now()",
}
MAKE_DUE = "update enquiries set {} where id in ({})"
DONE = "select link from notifications where kind = '{}' and created_at >= '{}'"
# One worker at a time plans emails, and each of the three sends some of them.
SENT = "select id from mails where sent_at >= '{}'"


class Due(NamedTuple):
    """`moment`: of the database; `ends_at`: when all workers have had their turn."""

    numbers: Sequence[str]
    moment: str
    ends_at: float


def make_due(system: System, numbers: Sequence[str]) -> Due:
    """A reminder and a nudge of each of these enquiries."""
    moment = system.sql(DATABASE, "select now()")
    ids = ", ".join(f"'{each}'" for each in numbers)
    for values in DUTIES.values():
        system.sql(DATABASE, MAKE_DUE.format(values, ids))
    return Due([*numbers], moment, time.monotonic() + PERIOD_S + 10)


def faults(system: System, mailbox: Mailbox, due: Due) -> tuple[list[str], str]:
    """Also the figures; waits for the last turn."""
    time.sleep(max(0, due.ends_at - time.monotonic()))
    found, figures = [], []
    for kind in DUTIES:
        links = system.sql(DATABASE, DONE.format(kind, due.moment)).splitlines()
        for number in due.numbers:
            if (count := sum(number in link for link in links)) != 1:
                found.append(f"{count} times {kind} of {number}")
        figures.append(f"{len(links)} {kind}")
    sent = system.sql(DATABASE, SENT.format(due.moment)).split()
    found += _wrong_mails(mailbox, sent)
    return found, ", ".join([*figures, f"{len(sent)} emails"])


def _wrong_mails(mailbox: Mailbox, sent: Sequence[str]) -> list[str]:
    """Delivered twice, or stored as sent and not delivered."""
    found = Counter(str(each["Message-ID"]).strip("<>") for each in mailbox.mails)
    delivered = Counter({name.partition("@")[0]: n for name, n in found.items()})
    wrong = [each for each in {*sent, *delivered} if delivered[each] > 1]
    wrong += [each for each in sent if not delivered[each]]
    faults = [f"an email arrived {delivered[each]} times: {each}" for each in wrong]
    return faults if sent else ["no email was sent"]
