"""Sends the refresh cookie explicitly, without a cookie jar."""

import httpx


def refresh(api: httpx.Client, cookie: str) -> httpx.Response:
    headers = {"Cookie": f"haat_refresh={cookie}"}
    answer = api.post("/api/token/refresh", headers=headers)
    api.cookies.clear()
    return answer
