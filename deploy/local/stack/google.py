"""Sign-in with Google: the client of the environment, or the provider of the tests."""

import os

from stack.ports import port_of

NAMES = (
    "AUTH_GOOGLE_CLIENT_ID",
    "AUTH_GOOGLE_CLIENT_SECRET",
    "AUTH_GOOGLE_ISSUER",
)
DISCOVERY = "/.well-known/openid-configuration"


def has_stand_in() -> bool:
    return os.environ.get("HAAT_ENVIRONMENT") == "test"


def variables() -> dict[str, str]:
    """Nothing at all without a client: then nobody sees a button."""
    given = {name: os.environ[name] for name in NAMES if name in os.environ}
    return _stand_in() if has_stand_in() else given


def _stand_in() -> dict[str, str]:
    # The client that services/auth/tests/openid_provider.py knows.
    issuer = f"http://127.0.0.1:{port_of('openid')}"
    return dict(zip(NAMES, ("haat-test", "provider-secret", issuer), strict=True))
