"""Types of settings: addresses that are checked when a process starts.

Each is a text, and empty where it may be missing.
"""

from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator


def _http_url(value: str) -> str:
    url = urlsplit(value)
    if value and not (url.scheme in ("http", "https") and url.hostname):
        raise ValueError("is no address like https://haat.example")
    return value


def _http_urls(value: str) -> str:
    return ",".join(map(_http_url, value.split(",")))


def _without_slash(value: str) -> str:
    if value.endswith("/"):
        raise ValueError("ends with a slash")
    return value


HttpUrl = Annotated[str, AfterValidator(_http_url)]
# With commas between them.
HttpUrls = Annotated[str, AfterValidator(_http_urls)]
# Paths are appended to it.
BaseUrl = Annotated[HttpUrl, AfterValidator(_without_slash)]
