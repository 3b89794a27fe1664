"""Output for people and tests: stack.json, the address, the table of processes."""

import json
import os
from typing import Any

from stack import recorder
from stack.environment import base_url
from stack.places import Places
from stack.processes import Process

PASSWORD = "haat-demo-2083"
ACCOUNTS = (
    {"role": "buyer", "email": "buyer@example.com", "password": PASSWORD},
    {"role": "seller", "email": "seller@example.com", "password": PASSWORD},
    {"role": "admin", "email": "admin@example.com", "password": PASSWORD},
)


def has_demo_data() -> bool:
    return os.environ.get("HAAT_DEMO", "1") != "0"


def write(
    places: Places, processes: list[Process], infos: list[dict[str, Any]]
) -> None:
    pids = {info["name"]: info["pid"] for info in infos}
    stack = {
        "base_url": base_url(),
        "processes": {p.name: {"pid": pids[p.name], "port": p.port} for p in processes},
        "accounts": list(ACCOUNTS) if has_demo_data() else [],
    }
    recorder.write(places.stack_file, stack)


def recorded_ports(places: Places) -> dict[str, int]:
    """The ports this stack runs on, whatever HAAT_PORT says now."""
    if not places.stack_file.exists():
        return {}
    processes = json.loads(places.stack_file.read_text("utf-8"))["processes"]
    return {name: process["port"] for name, process in processes.items()}


def show_address() -> None:
    print(f"\n  Haat is ready: {base_url()}\n")
    for account in ACCOUNTS if has_demo_data() else ():
        print(f"  {account['role']:<8}{account['email']:<22}{account['password']}")
    print("\n  make status | make logs | make down", flush=True)


def show_table(infos: list[dict[str, Any]], ports: dict[str, int]) -> None:
    print(f"{'process':<20}{'pid':>8}{'port':>7}  {'state':<10}{'up':>10}")
    for info in infos:
        up = _duration(info["now"] - info["start"]) if info["pid"] else ""
        pid, port = info["pid"] or "", ports.get(info["name"], "")
        name, state = info["name"], info["statename"].lower()
        print(f"{name:<20}{pid:>8}{port:>7}  {state:<10}{up:>10}")


def _duration(seconds: int) -> str:
    hours, rest = divmod(max(seconds, 0), 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"
