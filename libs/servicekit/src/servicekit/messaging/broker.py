"""Is a broker there, and does it let us in?"""

import socket
from urllib.parse import urlsplit

from amqp.exceptions import AMQPError
from kombu import Connection

# What the broker says to wrong credentials is no OSError.
REFUSALS = (AMQPError,)
_HELLO = b"AMQP\x00\x00\x09\x01"


def is_reachable(amqp_url: str, timeout_s: float = 1.0) -> bool:
    """Whether something that speaks AMQP 0-9-1 answers at the address."""
    address = urlsplit(amqp_url)
    target = (address.hostname or "127.0.0.1", address.port or 5672)
    try:
        with socket.create_connection(target, timeout_s) as connection:
            connection.sendall(_HELLO)
            return bool(connection.recv(8))
    except OSError:
        return False


def lets_in(amqp_url: str, timeout_s: float = 3.0) -> bool:
    """Whether the broker accepts the address's credentials."""
    try:
        with Connection(amqp_url, connect_timeout=timeout_s) as connection:
            connection.connect()
    except (OSError, *REFUSALS):
        return False
    return True
