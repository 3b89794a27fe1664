"""Is a broker there?"""

import socket
from urllib.parse import urlsplit

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
