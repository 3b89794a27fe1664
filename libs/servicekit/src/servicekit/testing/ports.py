"""Ports for servers that a test starts."""

import secrets
import socket

# Outside of the range that Linux takes for outgoing connections (32768 and up):
# nothing takes a chosen port before its server listens.
FIRST, LAST = 20_000, 32_000


def unused_port() -> int:
    """One of this machine nobody listens on."""
    while True:
        port = FIRST + secrets.randbelow(LAST - FIRST)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
