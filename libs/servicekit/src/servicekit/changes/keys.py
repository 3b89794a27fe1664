"""Surrogate keys: the names of cached answers, by which changes purge them."""

from collections.abc import Collection

from servicekit.changes.store import Change


def keys_of(changes: Collection[Change], service: str) -> set[str]:
    """Keys of the answers these changes make old: `product` and `product:<id>`.

    A change without an id purges all of the service (`public_json` adds its name).
    """
    if any(change.ref_id is None for change in changes):
        return {service}
    kinds = {change.kind for change in changes}
    return kinds | {f"{change.kind}:{change.ref_id}" for change in changes}
