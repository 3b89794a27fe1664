"""The settings of pods are those that processes read."""

from importlib import import_module

import pytest
from rendering import ROOT, SERVICES, of_kind, rendered

from servicekit.settings import ServiceSettings


def settings_of(service: str) -> type[ServiceSettings]:
    module = import_module(f"{service}.settings")
    found: type[ServiceSettings] = getattr(module, f"{service.capitalize()}Settings")
    return found


SETTINGS = {service: settings_of(service) for service in SERVICES}
FRONTENDS = ("shell", "vendor", "dashboard")


def given_settings(overlay: str) -> set[str]:
    maps = of_kind(rendered(overlay), "ConfigMap")
    settings = [each for each in maps if each["metadata"]["name"] != "flags"]
    return {key for each in settings for key in each["data"]}


def names(settings: type[ServiceSettings]) -> set[str]:
    prefix = settings.model_config["env_prefix"]
    return {
        str(field.validation_alias or f"{prefix}{name}".upper())
        for name, field in settings.model_fields.items()
    }


@pytest.mark.parametrize("service", SETTINGS)
def test_a_service_reads_every_setting_it_is_given(service: str) -> None:
    assert given_settings(f"services/{service}/overlays/prod") <= names(
        SETTINGS[service]
    )


@pytest.mark.parametrize("service", SETTINGS)
def test_the_readme_lists_every_secret_without_a_default(service: str) -> None:
    """Secrets and addresses: k8s/README.md lists what `haat/<service>` must hold."""
    settings = SETTINGS[service]
    prefix = settings.model_config["env_prefix"]
    shared = {"HAAT_AMQP_URL", "HAAT_TRACE_KEY", "HAAT_PURGE_SECRET"}
    needed = {"<SERVICE>_DATABASE_URL", *shared}
    for name in settings.secret_names:
        alias = settings.model_fields[name].validation_alias
        needed.add(str(alias or f"{prefix}{name}".upper()))

    readme = (ROOT / "k8s/README.md").read_text("utf-8")
    assert [each for each in sorted(needed) if f"`{each}`" not in readme] == []


@pytest.mark.parametrize("service", SETTINGS)
def test_a_service_purges_every_replica_of_varnish(service: str) -> None:
    settings = of_kind(rendered(f"services/{service}/overlays/prod"), "ConfigMap")
    (address,) = {each["data"].get("HAAT_CACHE_ADDRESS") for each in settings} - {None}
    name, _, port = address.partition(".haat-varnish.svc:")
    varnish = {
        each["metadata"]["name"]: each["spec"]
        for each in of_kind(rendered("varnish/overlays/prod"), "Service")
    }

    # DNS names each address of a headless Service, and the port is the pod's.
    assert varnish[name]["clusterIP"] == "None"
    assert varnish[name]["publishNotReadyAddresses"]
    assert port == "8080"


def test_varnish_fetches_from_one_address() -> None:
    (workload,) = of_kind(rendered("varnish/overlays/prod"), "Deployment")
    given = workload["spec"]["template"]["spec"]["containers"][0]["env"]
    origin = next(each["value"] for each in given if each["name"] == "HAAT_ORIGIN")
    name, _, port = origin.partition(".haat-gateway.svc:")
    services = {
        each["metadata"]["name"]: each["spec"]
        for each in of_kind(rendered("platform/overlays/prod"), "Service")
    }

    assert "clusterIP" not in services[name]
    assert int(port) in {each["port"] for each in services[name]["ports"]}


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_a_front_end_reads_every_setting_it_is_given(frontend: str) -> None:
    servers = [ROOT / "libs/web-server/src"]
    if frontend == "shell":
        servers.append(ROOT / "frontends/shell/server")
    files = [file for server in servers for file in server.rglob("*.mjs")]
    read = "".join(file.read_text("utf-8") for file in files)
    known = given_settings(f"frontends/{frontend}/overlays/prod")

    assert {"HOST", "PORT"} <= known
    # Every pod has the settings of its environment.
    assert {each for each in known if f"process.env.{each}" not in read} <= {
        "HAAT_ENVIRONMENT",
        "HAAT_PUBLIC_URL",
    }
