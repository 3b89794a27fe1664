"""One piece for what one turn of the loop wrote, in its order."""

import asyncio
from typing import Any

from servicekit.http.joined_writes import JoinedWrites


class Remembering(asyncio.Transport):
    def __init__(self) -> None:
        self.sent: list[Any] = []

    def write(self, data: Any) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.sent.append("closed")

    def is_closing(self) -> bool:
        return "closed" in self.sent


async def _written() -> list[Any]:
    inner = Remembering()
    transport = JoinedWrites(inner, asyncio.get_running_loop())
    transport.write(b"head,")
    transport.write(b"body;")
    assert inner.sent == []
    await asyncio.sleep(0)
    transport.write(b"the next")
    transport.write_now(b"a kept page")
    transport.write(b"the last")
    transport.close()
    assert transport.is_closing()
    await asyncio.sleep(0)
    return inner.sent


def test_head_and_body_leave_together_and_nothing_is_lost_at_the_end() -> None:
    assert asyncio.run(_written()) == [
        b"head,body;",
        b"the next",
        b"a kept page",
        b"the last",
        "closed",
    ]
