"""Updates stack.json: supervisord reports every start, also restarts."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from stack.places import Places


def main() -> None:
    stack_file = Places.found().stack_file
    while True:
        _say("READY\n")
        line = sys.stdin.readline()
        if not line:
            return
        payload = sys.stdin.read(int(_pairs(line)["len"]))
        event = _pairs(payload)
        _record(stack_file, event["processname"], int(event["pid"]))
        _say("RESULT 2\nOK")


def _record(stack_file: Path, name: str, pid: int) -> None:
    if not stack_file.exists():
        return
    stack = json.loads(stack_file.read_text("utf-8"))
    if name in stack["processes"]:
        stack["processes"][name]["pid"] = pid
        write(stack_file, stack)


def write(stack_file: Path, stack: Mapping[str, object]) -> None:
    """Replace the file whole: a reader never sees half of it."""
    fresh = stack_file.with_suffix(".new")
    fresh.write_text(json.dumps(stack, indent=2) + "\n", "utf-8")
    fresh.replace(stack_file)


def _pairs(line: str) -> dict[str, str]:
    return dict(word.split(":", 1) for word in line.split())


def _say(words: str) -> None:
    sys.stdout.write(words)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
