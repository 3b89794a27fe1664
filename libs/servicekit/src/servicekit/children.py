"""Limits of child processes that read uploaded files: memory, time, disk.

Children have half of the container's memory. The kernel ends the container when all of
its processes together exceed its limit.
"""

import os
import resource

VARIABLE = "HAAT_MEMORY_LIMIT"
AT_ONCE = 2  # decoders of pictures and videos together
_SHARE_OF_CHILDREN = 2  # one half


def environment() -> dict[str, str]:
    """What a child must know of the container; none of our secrets."""
    limit = os.environ.get(VARIABLE)
    return {VARIABLE: limit} if limit else {}


def memory_of_one(at_once: int, most: int) -> int:
    """Bytes of one of `at_once` children; `most` where the container has no limit."""
    container = int(os.environ.get(VARIABLE, "0"))
    share = container // _SHARE_OF_CHILDREN // at_once
    return min(most, share) if share else most


def limit(*, addresses: int, memory: int, cpu_s: int, written: int) -> None:
    """From now on, of this process. `addresses`: libraries take 300 MiB of them."""
    for what, most in (
        (resource.RLIMIT_AS, addresses),
        (resource.RLIMIT_DATA, memory),
        (resource.RLIMIT_CPU, cpu_s),
        (resource.RLIMIT_FSIZE, written),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(what, (most, most))
