"""`python -m tests.openid`: the provider at AUTH_GOOGLE_ISSUER, for test stacks."""

import os
from urllib.parse import urlsplit

import uvicorn

from services.auth.tests.openid_provider import OpenIdProvider, application
from tests.openid.consent import add_consent


def main() -> None:
    issuer = os.environ["AUTH_GOOGLE_ISSUER"]
    provider = OpenIdProvider(issuer)
    app = application(provider)
    add_consent(app, provider)
    uvicorn.run(app, port=urlsplit(issuer).port or 80, log_level="warning")


if __name__ == "__main__":
    main()
