"""supervisord's configuration: every process, restarted when it ends."""

import shlex
import sys
from pathlib import Path

from stack.places import Places
from stack.ports import base_port
from stack.processes import Process

GROUP = "haat"
LAUNCH = Path(__file__).with_name("launch.sh")
PACKAGE_PATH = Path(__file__).resolve().parents[1]


def configuration(places: Places, processes: list[Process]) -> str:
    names = ",".join(process.name for process in processes)
    # One group: supervisord ends groups one after the other, a look for each.
    group = f"[group:{GROUP}]\nprograms={names}"
    sections = [_daemon(places), _recorder(places), group]
    sections += [_program(places, process) for process in processes]
    return "\n\n".join(sections) + "\n"


def shared(places: Places) -> dict[str, str]:
    """What every process finds in its environment, before `run/env` is read."""
    return {
        "HAAT_RUN_DIR": str(places.run),
        "HAAT_HOME": str(places.home),
        "HAAT_PORT": str(base_port()),
        "PYTHONPATH": str(PACKAGE_PATH),
        "PYTHONUNBUFFERED": "1",
    }


def command(process: Process) -> list[str]:
    """The words that become the process, its own settings in front."""
    launch = [] if process.writes_own_pid else ["/bin/sh", str(LAUNCH), process.name]
    return [*_settings(process), *launch, *process.command]


def _daemon(places: Places) -> str:
    log = places.logs / "supervisord.log"
    return "\n".join(
        [
            "[supervisord]",
            f"logfile={_plain(log)}",
            "logfile_maxbytes=5MB",
            f"pidfile={_plain(places.run / 'supervisord.pid')}",
            f"directory={_plain(places.root)}",
            f"childlogdir={_plain(places.logs)}",
            f"environment={_environment(shared(places))}",
            "minfds=4096",
            "",
            "[unix_http_server]",
            f"file={_plain(places.supervisor_socket)}",
            "chmod=0700",
            "",
            "[rpcinterface:supervisor]",
            "supervisor.rpcinterface_factory = "
            "supervisor.rpcinterface:make_main_rpcinterface",
        ]
    )


def _recorder(places: Places) -> str:
    return "\n".join(
        [
            "[eventlistener:recorder]",
            f"command={_words([sys.executable, '-m', 'stack.recorder'])}",
            "events=PROCESS_STATE_RUNNING",
            f"stderr_logfile={_plain(places.logs / 'recorder.log')}",
        ]
    )


def _program(places: Places, process: Process) -> str:
    return "\n".join(
        [
            f"[program:{process.name}]",
            f"command={_words(command(process))}",
            "autostart=false",
            "autorestart=true",
            # No probation: a killed process is back at the next look, each second.
            "startsecs=0",
            "startretries=1000000",
            f"stopsignal={process.stop_signal}",
            f"stopwaitsecs={process.stop_wait_s}",
            "killasgroup=true",
            "redirect_stderr=true",
            f"stdout_logfile={_plain(places.logs / f'{process.name}.log')}",
            "stdout_logfile_maxbytes=10MB",
            "stdout_logfile_backups=1",
        ]
    )


def _words(command: list[str]) -> str:
    return _plain(shlex.join(command))


def _settings(process: Process) -> list[str]:
    # By env, not by supervisord's environment=: that one cannot read JSON's quotes.
    values = process.environment
    return ["env", *(f"{name}={value}" for name, value in values.items())]


def _environment(values: dict[str, str]) -> str:
    return _plain(",".join(f'{name}="{value}"' for name, value in values.items()))


def _plain(value: object) -> str:
    # supervisord expands %(name)s everywhere.
    return str(value).replace("%", "%%")
