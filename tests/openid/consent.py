"""The page of the provider where a person allows the sign-in.

The page also selects how the provider misbehaves. So tests with different behaviour run
in parallel.
"""

import secrets
from typing import Any
from urllib.parse import urlencode

from fastapi import FastAPI, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from services.auth.tests.openid_provider import OpenIdProvider

# Claims that replace the true ones; "state" is wrong outside the token.
FAULTS: dict[str, dict[str, Any]] = {
    "": {},
    "state": {},
    "nonce": {"nonce": "somebody else's"},
    "audience": {"aud": "another-client"},
    "unverified": {"email_verified": False},
}

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Provider</title>
<h1>Haat asks who you are</h1>
<form method="post">
<p><label>Email <input name="email" type="email" required></label>
<p><label>First name <input name="given_name" value="Sita"></label>
<p><label>Last name <input name="family_name" value="Gurung"></label>
<p><label>Fault <select name="fault">{faults}</select></label>
<p><button name="answer" value="allow">Allow</button>
<button name="answer" value="deny" formnovalidate>Deny</button>
</form></html>"""


def add_consent(app: FastAPI, provider: OpenIdProvider) -> None:
    """The authorization endpoint, for a browser."""

    @app.get("/auth")
    def ask() -> HTMLResponse:
        faults = "".join(f"<option>{name}</option>" for name in FAULTS)
        return HTMLResponse(PAGE.format(faults=faults))

    @app.post("/auth")
    def decide(
        request: Request,
        answer: str = Form(),
        email: str = Form(""),
        given_name: str = Form(""),
        family_name: str = Form(""),
        fault: str = Form(""),
    ) -> RedirectResponse:
        asked = request.query_params
        if answer == "deny":
            return _back(asked["redirect_uri"], _denied(asked["state"]))
        person = {"sub": f"google-{email}", "email": email, "email_verified": True}
        names = {"given_name": given_name, "family_name": family_name}
        claims = person | names | FAULTS[fault]
        sent = provider.consent(str(request.url), claims)
        if fault == "state":
            sent["state"] = secrets.token_urlsafe(32)
        return _back(asked["redirect_uri"], sent)


def _denied(state: str) -> dict[str, str]:
    return {"error": "access_denied", "state": state}


def _back(redirect_uri: str, answer: dict[str, str]) -> RedirectResponse:
    return RedirectResponse(f"{redirect_uri}?{urlencode(answer)}", 303)
