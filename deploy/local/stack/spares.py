"""A spare replaces a process, on another port, while that process restarts."""

import os
import subprocess
import time
from contextlib import suppress
from dataclasses import dataclass, replace

from stack import orphans, supervision
from stack.places import Places
from stack.ports import port_of, spare_of
from stack.processes import Process


def spare_for(process: Process) -> Process:
    """The same command and settings, but for its name and its port."""
    name = spare_of(process.name)
    old, new = str(process.port), str(port_of(name))
    return replace(
        process,
        name=name,
        port=int(new),
        command=[new if word == old else word for word in process.command],
        environment={
            key: new if value == old else value
            for key, value in process.environment.items()
        },
    )


@dataclass
class Spare:
    """A child of ours, not of the supervisor: it ends before we do."""

    process: Process
    running: "subprocess.Popen[bytes]"

    @classmethod
    def start(cls, places: Places, process: Process) -> "Spare":
        spare = spare_for(process)
        orphans.end_one(places, spare.name)
        log = (places.logs / f"{spare.name}.log").open("ab")
        with log:
            running = subprocess.Popen(
                supervision.command(spare),
                cwd=places.root,
                env={**os.environ, **supervision.shared(places)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # out of reach of Ctrl-C, which ends us first
            )
        return cls(spare, running)

    def stop(self, places: Places) -> float:
        """Seconds from SIGTERM to its end; killed as the supervisor would."""
        asked_at = time.monotonic()
        self.running.terminate()
        try:
            self.running.wait(self.process.stop_wait_s)
        except subprocess.TimeoutExpired:
            self.running.kill()
            self.running.wait()
        with suppress(FileNotFoundError):
            places.pid_file(self.process.name).unlink()
        return time.monotonic() - asked_at
