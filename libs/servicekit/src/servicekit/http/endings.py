"""For migrations that have shipped, which import this name."""

from servicekit.changes.schema import Watch, watch_v1
from servicekit.http.revocation_cache import KIND


def watch_endings_v1() -> None:
    """A trigger publishes every change of `revoked_sessions`."""
    watch_v1("revoked_sessions", Watch(KIND, "subject"))
