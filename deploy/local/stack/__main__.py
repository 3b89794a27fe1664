"""`python3 -m stack up|data|down|status|logs|restart|rollout|pause|reset`."""

import argparse
import os
import sys

from stack import disk, frontends, report
from stack.down import down, pause, reset
from stack.places import Places
from stack.ports import use_remembered
from stack.processes import all_processes
from stack.rollout import rollout
from stack.supervisor import Supervisor
from stack.trouble import Trouble
from stack.up import up, up_data


def main() -> int:
    options = _options()
    places = Places.found()
    try:
        frontends.put_node_first(places)
        use_remembered(places)
        return _obey(options, places)
    except BrokenPipeError:
        # Whoever read our lines has gone; Python must not complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(
            "\nInterrupted. `make up` goes on from here, `make down` stops what runs."
        )
        return 130
    except Exception as error:
        line = disk.full(places, error)
        if line is None and not isinstance(error, Trouble):
            raise
        print(f"\n{line or error}", file=sys.stderr)
        return 1


def _obey(options: argparse.Namespace, places: Places) -> int:
    if options.command == "up":
        up(places)
    elif options.command == "data":
        up_data(places)
    elif options.command == "down":
        down(places)
    elif options.command == "reset":
        reset(places)
    elif options.command == "status":
        return _status(places)
    elif options.command == "logs":
        _logs(places, options.process)
    elif options.command == "restart":
        _restart(places, options.process)
    elif options.command == "rollout":
        rollout(places, options.process)
    elif options.command == "pause":
        pause(places)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="stack", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("up", "data", "down", "status", "reset", "pause"):
        commands.add_parser(name)
    for name in ("logs", "restart", "rollout"):
        commands.add_parser(name).add_argument("process", nargs="*")
    return parser.parse_args()


def _status(places: Places) -> int:
    supervisor = Supervisor(places)
    if not supervisor.is_up():
        print("Haat is not running: make up")
        return 3
    infos = supervisor.infos()
    report.show_table(infos, report.recorded_ports(places))
    return 0 if all(info["pid"] for info in infos) else 3


def _logs(places: Places, names: list[str]) -> None:
    files = [str(places.logs / f"{name}.log") for name in names]
    files = files or sorted(str(file) for file in places.logs.glob("*.log"))
    if not files:
        raise Trouble("No logs yet: make up")
    os.execvp("tail", ["tail", "-n", "20", "-F", *files])


def _restart(places: Places, names: list[str]) -> None:
    """Restart the named processes, or everything but the servers that hold the data."""
    known = [p.name for p in all_processes(places) if p.stage != "data"]
    supervisor = Supervisor(places)
    supervisor.stop(names or known)
    for name in names or known:
        supervisor.start(name)


if __name__ == "__main__":
    sys.exit(main())
