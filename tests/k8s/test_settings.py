"""What pods are told is what processes read."""

import pytest
from rendering import ROOT, of_kind, rendered

from auth.settings import AuthSettings
from catalog.settings import CatalogSettings
from engagement.settings import EngagementSettings
from servicekit.settings import ServiceSettings
from vendor.settings import VendorSettings

SETTINGS = {
    "auth": AuthSettings,
    "catalog": CatalogSettings,
    "engagement": EngagementSettings,
    "vendor": VendorSettings,
}
FRONTENDS = ("shell", "vendor", "dashboard")


def told(overlay: str) -> set[str]:
    maps = of_kind(rendered(overlay), "ConfigMap")
    return {key for each in maps for key in each["data"]}


def names(settings: type[ServiceSettings]) -> set[str]:
    prefix = settings.model_config["env_prefix"]
    return {
        str(field.validation_alias or f"{prefix}{name}".upper())
        for name, field in settings.model_fields.items()
    }


@pytest.mark.parametrize("service", SETTINGS)
def test_a_service_reads_what_it_is_told(service: str) -> None:
    assert told(f"services/{service}/overlays/prod") <= names(SETTINGS[service])


@pytest.mark.parametrize("service", SETTINGS)
def test_the_store_is_asked_in_the_readme_for_what_has_no_default(service: str) -> None:
    """Secrets and addresses: k8s/README.md lists what `haat/<service>` must hold."""
    settings = SETTINGS[service]
    prefix = settings.model_config["env_prefix"]
    needed = {f"{prefix}DATABASE_URL", "HAAT_AMQP_URL", "HAAT_TRACE_KEY"}
    for name in settings.secret_names:
        alias = settings.model_fields[name].validation_alias
        needed.add(str(alias or f"{prefix}{name}".upper()))

    readme = (ROOT / "k8s/README.md").read_text("utf-8")
    assert [each for each in sorted(needed) if f"`{each}`" not in readme] == []


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_a_front_end_reads_what_it_is_told(frontend: str) -> None:
    server = ROOT / "frontends/shell/server"
    read = "".join(file.read_text("utf-8") for file in server.glob("*.mjs"))
    known = told(f"frontends/{frontend}/overlays/prod")

    assert {"HOST", "PORT"} <= known
    # A remote's server shares what all are told with the shell's.
    assert {each for each in known if f"process.env.{each}" not in read} <= {
        "HAAT_ENVIRONMENT"
    }
