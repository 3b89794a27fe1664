"""Attackers in a process of their own: each sends its requests without a pause.

`python -m servicekit.testing.flood <port> <attackers> <file of requests>`
"""

import asyncio
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

BEGAN = "began\n"


def request(method: str, path: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    """As it is written to a socket."""
    known = {"Host": "x", "Content-Type": "application/json", **headers}
    known["Content-Length"] = str(len(body))
    lines = "".join(f"{name}: {value}\r\n" for name, value in known.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + body


@contextmanager
def flooded(
    port: int, requests: Sequence[bytes], folder: Path, attackers: int = 4
) -> Iterator[Counter[str]]:
    """Inside, so many attackers are at work; what they were answered is counted in the
    end, by status."""
    answered: Counter[str] = Counter()
    file = folder / "requests"
    file.write_bytes(pickle.dumps([*requests]))
    arguments = [str(port), str(attackers), str(file)]
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "servicekit.testing.flood", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        _await(process)
        yield answered
        printed, _ = process.communicate("")  # the end of its input ends the attack
        answered.update(printed.split())


def _await(process: "subprocess.Popen[str]") -> None:
    if process.stdout is None or process.stdout.readline() != BEGAN:
        raise RuntimeError("the attackers did not begin")


async def _attack(port: int, requests: Sequence[bytes], answered: list[str]) -> None:
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            for each in requests:
                writer.write(each)
                head = await reader.readuntil(b"\r\n\r\n")
                await reader.readexactly(_length(head))
                answered.append(head[9:12].decode())
        except (OSError, asyncio.IncompleteReadError):
            answered.append("closed")
        finally:
            writer.close()


def _length(head: bytes) -> int:
    return int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])


async def _main(port: str, attackers: str, file: str) -> None:
    requests = pickle.loads(Path(file).read_bytes())  # noqa: S301
    answered: list[str] = []
    attacks = [
        asyncio.create_task(
            _attack(int(port), requests[number:] + requests[:number], answered)
        )
        for number in range(int(attackers))
    ]
    sys.stdout.write(BEGAN)
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)
    for attack in attacks:
        attack.cancel()
    sys.stdout.write(" ".join(answered))


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
