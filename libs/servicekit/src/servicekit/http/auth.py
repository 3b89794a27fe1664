"""Who is calling: dependencies for endpoints."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated

from fastapi import Depends, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from servicekit.db import database_of
from servicekit.http.errors import Forbidden, Unauthenticated
from servicekit.http.limits import count_posts_of
from servicekit.http.revocation import holds, is_revoked
from servicekit.http.revocation_cache import RevocationCache
from servicekit.http.tokens import Caller, TokenVerifier

_bearer = HTTPBearer(auto_error=False, description="Access token of POST /api/login")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]


async def _verified(request: Request, token: str) -> Caller:
    caller = await _caller_of(request.app.state.verifier, token)
    if await has_ended(request, caller):
        raise Unauthenticated
    await count_posts_of(request, caller.user_id)
    return caller


async def has_ended(request: Request, caller: Caller) -> bool:
    """Whether the session ended, also while its answer is still being sent."""
    if (cache := _current_cache(request)) is not None:
        return cache.holds(caller)
    issued_at = datetime.fromtimestamp(caller.issued_at, UTC)
    async with database_of(request).reads.connect() as reads:
        return await is_revoked(reads, caller.session_id, caller.user_id, issued_at)


def _current_cache(request: Request) -> RevocationCache | None:
    cache: RevocationCache | None = getattr(request.app.state, "revocations", None)
    return cache if cache is not None and cache.is_current else None


def has_ended_now(request: Request, caller: Caller) -> bool:
    """The same for a thread, such as one that writes a long answer."""
    if (cache := _current_cache(request)) is not None:
        return cache.holds(caller)
    issued_at = datetime.fromtimestamp(caller.issued_at, UTC)
    with database_of(request).session() as session:
        return holds(session, caller.session_id, caller.user_id, issued_at)


async def _caller_of(verifier: TokenVerifier, token: str) -> Caller:
    if (cached := verifier.cached(token)) is not None:
        return cached
    if verifier.has_key_for(token):
        return verifier.verify(token)
    return await asyncio.to_thread(verifier.verify, token)  # it fetches keys from auth


async def _caller(request: Request, credentials: Credentials) -> Caller:
    if credentials is None:
        raise Unauthenticated
    return await _verified(request, credentials.credentials)


async def _guest_or_caller(request: Request, credentials: Credentials) -> Caller | None:
    """On a public read a bad token makes a guest: a page must not sign anyone out."""
    if credentials is None:
        return None
    try:
        return await _verified(request, credentials.credentials)
    except Unauthenticated:
        if request.method in ("GET", "HEAD"):
            return None
        raise


SignedIn = Annotated[Caller, Depends(_caller)]
MaybeSignedIn = Annotated[Caller | None, Depends(_guest_or_caller)]


def with_role(role: str) -> Callable[..., object]:
    """A dependency that refuses callers without the role (403)."""

    async def check(caller: SignedIn) -> Caller:
        if not caller.has(role):
            raise Forbidden(code=f"{role}_only")
        return caller

    return check


Seller = Annotated[Caller, Depends(with_role("seller"))]
Admin = Annotated[Caller, Depends(with_role("admin"))]
