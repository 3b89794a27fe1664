"""How nameko reads our messages: as the text they are; the handler parses it."""


def encode(body: str) -> str:
    return body


def decode(body: str | bytes) -> str | bytes:
    return body
