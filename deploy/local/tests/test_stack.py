import configparser
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from stack import environment, google, ports, report, supervision, virtualenv
from stack.places import Places
from stack.processes import all_processes
from stack.stamps import fingerprint, is_done, mark_done, sources
from stack.trouble import Trouble


@pytest.fixture
def places(tmp_path, monkeypatch):
    monkeypatch.setenv("HAAT_PORT", "18100")
    for name in ("HAAT_ENVIRONMENT", *google.NAMES):
        monkeypatch.delenv(name, raising=False)
    places = Places(Path(__file__).parents[3], tmp_path / "home")
    places.make_folders()
    return places


def _sections(places):
    parser = configparser.RawConfigParser()
    parser.read_string(supervision.configuration(places, all_processes(places)))
    return parser


def test_every_port_is_used_once(monkeypatch):
    monkeypatch.setenv("HAAT_PORT", "9000")

    numbers = [ports.port_of(name) for name in ports.OFFSETS]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("port", ["", "web", "80", "65535"])
def test_an_invalid_port_gives_a_readable_error(port, monkeypatch):
    monkeypatch.setenv("HAAT_PORT", port)

    with pytest.raises(Trouble, match="HAAT_PORT"):
        ports.base_port()


def test_a_port_in_use_is_named_in_the_error(monkeypatch):
    monkeypatch.setattr(ports, "_is_taken", lambda port: port == ports.port_of("auth"))

    with pytest.raises(Trouble, match=r"\(auth\)"):
        ports.refuse_taken()


def test_every_process_is_supervised_and_restarted(places):
    sections = _sections(places)

    for process in all_processes(places):
        assert sections[f"program:{process.name}"]["autorestart"] == "true"


def test_settings_with_quotes_reach_the_process_unchanged(places):
    command = _sections(places)["program:shell"]["command"]

    remotes = [
        word for word in shlex.split(command) if word.startswith("HAAT_REMOTES=")
    ]
    assert '"url": "/mf/vendor/"' in remotes[0]


def test_the_broker_starts_with_the_election_watchdog(places):
    words = shlex.split(_sections(places)["program:rabbitmq"]["command"])

    settings = dict(word.split("=", 1) for word in words if "=" in word)
    erlang = settings["RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS"]
    assert Path(settings["HAAT_ELECTIONS"]).is_file()
    assert erlang.endswith('-eval spawn(file,script,[os:getenv("HAAT_ELECTIONS")])')


def test_the_postgresql_socket_path_fits_in_a_deep_folder(tmp_path):
    deep = Places(tmp_path, tmp_path / ("folder" * 20))

    assert len(str(deep.supervisor_socket)) < 108


def test_a_changed_file_invalidates_the_stamp(tmp_path):
    file = tmp_path / "lock"
    file.write_text("1")
    mark_done(tmp_path / "stamp", fingerprint([file]))
    file.write_text("2")

    assert not is_done(tmp_path / "stamp", fingerprint([file]))


def test_built_and_installed_files_are_not_sources(tmp_path):
    for name in ("src/a.py", "dist/b.py", "node_modules/c.py", "src/d.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()

    assert sources(tmp_path, suffix=".py") == [tmp_path / "src" / "a.py"]


def test_stack_file_names_every_process_with_pid_and_port(places):
    processes = all_processes(places)
    infos = [{"name": p.name, "pid": n} for n, p in enumerate(processes, 1)]
    report.write(places, processes, infos)

    recorded = report.recorded_ports(places)
    assert recorded["gateway"] == 18100
    assert set(recorded) == {process.name for process in processes}


def test_only_the_test_stack_has_a_local_google_provider(places, monkeypatch):
    names = {process.name for process in all_processes(places)}
    assert ("openid" in names, google.variables()) == (False, {})

    monkeypatch.setenv("HAAT_ENVIRONMENT", "test")
    assert "openid" in {process.name for process in all_processes(places)}
    assert google.variables()["AUTH_GOOGLE_ISSUER"] == "http://127.0.0.1:18115"


def test_a_google_client_id_from_the_environment_reaches_the_service(
    places, monkeypatch
):
    monkeypatch.setenv("AUTH_GOOGLE_CLIENT_ID", "ours")

    assert google.variables() == {"AUTH_GOOGLE_CLIENT_ID": "ours"}


def test_compiled_python_is_stored_even_if_the_caller_disables_it(places, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("HAAT_RUN_DIR", str(places.run))
    environment.write(places)
    asked = [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]
    launched = ["/bin/sh", supervision.LAUNCH, "asking", *asked]

    assert subprocess.check_output(launched, text=True).strip() == "False"


def test_the_interpreter_has_the_version_of_the_images(places):
    image = (places.root / "deploy/images/service.Dockerfile").read_text()
    assert f"--python {virtualenv.OF_IMAGES} " in image
