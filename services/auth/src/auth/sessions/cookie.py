"""The refresh token's cookie: no script reads it, no other site sends it (D5)."""

from fastapi import Response

from auth.settings import AuthSettings

NAME = "haat_refresh"
PATH = "/api/token"
DAY_S = 86_400


def set_refresh_cookie(response: Response, settings: AuthSettings, token: str) -> None:
    response.set_cookie(
        NAME,
        token,
        max_age=settings.refresh_token_days * DAY_S,
        path=PATH,
        httponly=True,
        secure=settings.has_https,
        samesite="strict",
    )


def clear_refresh_cookie(response: Response, settings: AuthSettings) -> None:
    response.delete_cookie(
        NAME, path=PATH, httponly=True, secure=settings.has_https, samesite="strict"
    )
