"""The connections to PostgreSQL that a process has beside its pools.

By `application_name`: test_used_connections.py compares them with real processes.
"""

# Each follows changes or notifications in a session of its own.
OWN_OF_API = {
    "catalog": ("catalog-search", "catalog-sessions"),
    "engagement": ("engagement-hub", "engagement-sessions"),
    "vendor": ("vendor-sessions",),
}
# For a moment: a process catches up with the changes, or builds an index.
INDEXING = 1
# With CATALOG_SEARCH_URL each api waits for a lock; the one that has it indexes.
API_OF_SHARED_SEARCH = ("catalog-reference", "catalog-sessions", "search-leader")
LEADER = ("catalog-search",)
RELAY = ("relay", "relay-wake")
RELAY_WITH_CACHE = {
    "catalog": ("catalog-purges", *RELAY),
    "vendor": (*RELAY, "vendor-purges"),
}
# For a moment: its purges read what they missed, and a probe asks whether it is ready.
RELAY_AT_START, PROBE = 1, 1


def named_of_api(service: str) -> tuple[str, ...]:
    return OWN_OF_API.get(service, ())


def of_api(service: str) -> int:
    """At most, with the engine of the search that needs more."""
    if service != "catalog":
        return len(named_of_api(service))
    return max(len(named_of_api(service)) + INDEXING, len(API_OF_SHARED_SEARCH))


def of_leader(service: str) -> int:
    """More in one of all api processes."""
    return len(LEADER) + INDEXING if service == "catalog" else 0


def of_relay(service: str) -> int:
    if service not in RELAY_WITH_CACHE:
        return len(RELAY) + PROBE
    return len(RELAY_WITH_CACHE[service]) + RELAY_AT_START + PROBE
