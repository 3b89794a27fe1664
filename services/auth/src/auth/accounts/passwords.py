"""argon2id in a bounded pool: a flood of sign-ins cannot eat the machine."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_urlsafe
from threading import BoundedSemaphore
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Depends, Request
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from auth.settings import OWASP_MEMORY_KIB
from servicekit.http.errors import Unavailable

P = ParamSpec("P")
R = TypeVar("R")


def _argon2id(memory_kib: int) -> PasswordHash:
    return PasswordHash(
        (Argon2Hasher(time_cost=2, memory_cost=memory_kib, parallelism=1),)
    )


def hashed(password: str) -> str:
    return _argon2id(OWASP_MEMORY_KIB).hash(password)


class PasswordPool:
    """`hash`, `matches` and `first_match` raise Unavailable when too many wait."""

    def __init__(
        self, threads: int, queue: int, memory_kib: int = OWASP_MEMORY_KIB
    ) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="argon2")
        self._places = BoundedSemaphore(threads + queue)
        self._argon2id = _argon2id(memory_kib)
        # Nobody knows its password: evaluated for addresses without an account.
        self._nobodys = self._argon2id.hash(token_urlsafe())

    def hash(self, password: str) -> str:
        return self._run(self._argon2id.hash, password)

    def matches(self, password: str, stored: str | None) -> bool:
        """Always evaluates a hash, so that time reveals no account."""
        return self.first_match(password, [stored]) is not None

    def first_match(self, password: str, stored: Sequence[str | None]) -> int | None:
        """Which one it is; evaluates every one, those that are None, too."""
        found = self._run(self._verified, password, stored)
        right = (n for n, is_equal in enumerate(found) if is_equal and stored[n])
        return next(right, None)

    def _verified(self, password: str, stored: Sequence[str | None]) -> list[bool]:
        return [self._argon2id.verify(password, one or self._nobodys) for one in stored]

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def _run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if not self._places.acquire(blocking=False):
            raise Unavailable(headers={"Retry-After": "2"})
        try:
            return self._pool.submit(work, *args, **kwargs).result()
        finally:
            self._places.release()


async def _pool_of(request: Request) -> PasswordPool:
    pool: PasswordPool = request.app.state.passwords
    return pool


Passwords = Annotated[PasswordPool, Depends(_pool_of)]
