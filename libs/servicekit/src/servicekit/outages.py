"""Whether an error is an outage, decided by its cause: one rule for events and HTTP.

An outage ends without a fix: an event waits for its end, a caller gets 503. Every other
error is a fault of the code or of its input.
"""

import psycopg
from sqlalchemy import exc

from servicekit.http.errors import Unavailable

# Connection, read-only database, rollback (deadlock, serialization), resources (disk,
# memory, connections), lock timeout, operator (shutdown, timeout), system (disk).
SQLSTATES = ("08", "25006", "40", "53", "55P03", "57", "58")
# Without a SQLSTATE these come from the driver: there is no connection.
_NO_CONNECTION = (psycopg.OperationalError, psycopg.InterfaceError)
# A full pool is SQLAlchemy's TimeoutError; storage that is away raises Unavailable.
_OUTAGES = (Unavailable, exc.TimeoutError)


def is_outage(error: BaseException | None) -> bool:
    """True also for an error raised `from` one: SQLAlchemy wraps its driver's."""
    while error is not None:
        if isinstance(error, _OUTAGES) or _is_of_database(error):
            return True
        error = error.__cause__
    return False


def _is_of_database(error: BaseException) -> bool:
    sqlstate = getattr(error, "sqlstate", None)
    if sqlstate:
        return str(sqlstate).startswith(SQLSTATES)
    return isinstance(error, _NO_CONNECTION)
