"""What a request tells about the device it came from."""

from dataclasses import dataclass

from fastapi import Request

from servicekit.http.limits import client_address


@dataclass(frozen=True)
class Device:
    user_agent: str | None = None
    address: str | None = None


def device_of(request: Request) -> Device:
    agent = request.headers.get("user-agent", "").replace("\x00", "")[:255]
    return Device(agent or None, client_address(request)[:64])
