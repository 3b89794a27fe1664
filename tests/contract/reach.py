"""Where a token is valid: one call of each service that needs a signed-in user."""

import time

import httpx

from tests.contract.people import bearer

WITHIN_S = 3
# One path of each service that needs a signed-in user.
NEEDS_TOKEN = {
    "auth": "/api/user",
    "catalog": "/api/products/quota",
    "vendor": "/api/sellerprofile",
    "engagement": "/api/wishlists",
}


def codes(gateway: httpx.Client, token: str) -> dict[str, int]:
    headers = bearer(token)
    return {
        service: gateway.get(path, headers=headers).status_code
        for service, path in NEEDS_TOKEN.items()
    }


def refused_everywhere_after_s(gateway: httpx.Client, token: str) -> float:
    """Seconds until every service answers 401; fails after WITHIN_S."""
    began = time.monotonic()
    while set(codes(gateway, token).values()) != {401}:
        took = time.monotonic() - began
        assert took < WITHIN_S, codes(gateway, token)
        time.sleep(0.05)
    return time.monotonic() - began
