"""A private RabbitMQ: its configuration and its environment."""

import socket
from pathlib import Path

from stack import passwords
from stack.places import Places
from stack.ports import port_of

# Not /usr/sbin/rabbitmq*: those wrappers change user and folder.
SERVER = Path("/usr/lib/rabbitmq/bin/rabbitmq-server")
PROTOCOL_HEADER = b"AMQP\x00\x00\x09\x01"
LOOPBACK_ONLY = "-kernel inet_dist_use_interface {127,0,0,1}"
ELECTIONS = Path(__file__).with_name("rabbitmq_elections.script")
# No blanks: the server's script splits its arguments there.
WATCH_ELECTIONS = '-eval spawn(file,script,[os:getenv("HAAT_ELECTIONS")])'


def configure(places: Places) -> None:
    home = places.rabbitmq
    (home / "log").mkdir(parents=True, exist_ok=True)
    passwords.write_private(home / "rabbitmq.conf", _configuration(places))
    (home / "enabled_plugins").write_text("[rabbitmq_management].\n", "utf-8")
    (home / "advanced.config").write_text("[].\n", "utf-8")


def environment(places: Places) -> dict[str, str]:
    home = places.rabbitmq
    ctl = str(port_of("rabbitmq-ctl"))
    return {
        "HOME": str(home),  # the Erlang cookie lies there
        "LANG": "C.UTF-8",
        "detached": "yes",  # the script becomes the server instead of watching it
        "HAAT_ELECTIONS": str(ELECTIONS),
        "ERL_EPMD_ADDRESS": "127.0.0.1",
        "ERL_EPMD_PORT": str(port_of("epmd")),
        "RABBITMQ_ADVANCED_CONFIG_FILE": str(home / "advanced.config"),
        "RABBITMQ_CONFIG_FILE": str(home / "rabbitmq.conf"),
        "RABBITMQ_CONF_ENV_FILE": "/dev/null",
        "RABBITMQ_CTL_DIST_PORT_MIN": ctl,
        "RABBITMQ_CTL_DIST_PORT_MAX": ctl,
        "RABBITMQ_CTL_ERL_ARGS": LOOPBACK_ONLY,
        "RABBITMQ_DIST_PORT": str(port_of("rabbitmq-dist")),
        "RABBITMQ_ENABLED_PLUGINS_FILE": str(home / "enabled_plugins"),
        "RABBITMQ_FEATURE_FLAGS_FILE": str(home / "feature_flags"),
        "RABBITMQ_LOG_BASE": str(home / "log"),
        "RABBITMQ_LOGS": "-",
        "RABBITMQ_MNESIA_BASE": str(home / "mnesia"),
        "RABBITMQ_NODENAME": "haat@localhost",
        "RABBITMQ_PID_FILE": str(home / "rabbitmq.pid"),
        "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": f"{LOOPBACK_ONLY} {WATCH_ELECTIONS}",
    }


def answers() -> bool:
    """A broker that is up answers the protocol header; an open port is not enough."""
    try:
        with socket.create_connection(("127.0.0.1", port_of("rabbitmq")), 1) as broker:
            broker.sendall(PROTOCOL_HEADER)
            return bool(broker.recv(8))
    except OSError:
        return False


def _configuration(places: Places) -> str:
    return "\n".join(
        [
            f"listeners.tcp.local = 127.0.0.1:{port_of('rabbitmq')}",
            "management.tcp.ip = 127.0.0.1",
            f"management.tcp.port = {port_of('rabbitmq-management')}",
            "default_user = haat",
            f"default_pass = {passwords.load(places)['RABBITMQ_PASSWORD']}",
            "log.console.level = info",
            "vm_memory_high_watermark.absolute = 1GB",
            "disk_free_limit.absolute = 200MB",
            "",
        ]
    )
