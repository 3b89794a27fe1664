"""`make service` adds a service to every list, or changes nothing."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

sys.path.insert(0, str(Path(__file__).parents[1]))

import add_service
from add_service import LAYERS, PLACES, ROOT, NoPlace, add


@pytest.fixture
def checkout(tmp_path):
    for place in {place for place, *_ in PLACES}:
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / place, tmp_path / place)
    shutil.copytree(ROOT / "k8s", tmp_path / "k8s", dirs_exist_ok=True)
    return tmp_path


def _texts(folder):
    return {f: f.read_text("utf-8") for f in folder.rglob("*") if f.is_file()}


def _tools(file):
    return tomllib.loads(file.read_text("utf-8"))["tool"]


def test_the_new_service_is_in_every_list(checkout):
    written = add(checkout, "billing")

    assert {checkout / place for place, *_ in PLACES} <= set(written)
    assert "billing" in _tools(checkout / LAYERS)["importlinter"]["root_packages"]
    contracts = _tools(checkout / LAYERS)["importlinter"]["contracts"]
    assert contracts[-1]["containers"] == ["billing"]
    assert (
        "services/billing/src"
        in _tools(checkout / "pyproject.toml")["mypy"]["mypy_path"]
    )
    table = tomllib.loads((checkout / "gateway/routes.toml").read_text())
    assert table["owners"]["billing"] == "api"
    assert [r["paths"] for r in table["routes"] if r["owner"] == "billing"] == [
        ["/api/billing/**"]
    ]


def test_the_new_team_owns_its_code_and_its_manifests(checkout):
    before = (checkout / "CODEOWNERS").read_text().splitlines()
    add(checkout, "billing")

    after = (checkout / "CODEOWNERS").read_text().splitlines()
    assert [line for line in before if line not in after] == []
    assert {tuple(line.split()) for line in after if line not in before} == {
        ("/services/billing/", "@haat/billing"),
        ("/k8s/services/billing/", "@haat/billing"),
    }


def test_the_new_service_has_its_image_and_its_containers(checkout):
    add(checkout, "billing")

    raw = yaml.safe_load((checkout / "compose.yaml").read_text())
    containers = {n: c for n, c in raw["services"].items() if n.startswith("billing")}
    parts = ("", "-relay", "-worker", "-migrate", "-topology", "-seed")
    assert set(containers) == {f"billing{part}" for part in parts}
    assert {c["image"] for c in containers.values()} == {
        "haat/billing:${HAAT_VERSION:-latest}"
    }
    assert "billing" in raw["services"]["gateway"]["depends_on"]
    common = ["HAAT_AMQP_URL", "HAAT_TRACE_KEY"]
    assert containers["billing"]["secrets"] == ["BILLING_DATABASE_URL", *common]
    made = (
        sys.executable,
        checkout / "deploy/compose/write_secrets.py",
        checkout / "s",
    )
    subprocess.run(made, check=True)
    assert {file.name for file in (checkout / "s").iterdir()} == set(raw["secrets"])
    for file in ("deploy/images/build.py", "deploy/images/gateway.Dockerfile"):
        assert "billing" in (checkout / file).read_text(), file
    tables = (checkout / "deploy/compose/databases.sql").read_text()
    assert "\ncreate database haat_billing template" in tables


def test_the_new_service_has_its_manifests(checkout):
    add(checkout, "billing")

    k8s = checkout / "k8s"
    assert (k8s / "services/billing/overlays/prod/canary/version.yaml").is_file()
    assert "engagement" not in str(_texts(k8s / "services/billing"))
    assert "haat-billing-data" in (k8s / "data/billing/kustomization.yaml").read_text()
    spaces = yaml.safe_load_all(
        (k8s / "platform/namespaces/namespaces.yaml").read_text()
    )
    names = [each["metadata"]["name"] for each in spaces]
    assert {"haat-billing", "haat-billing-data"} < set(names)
    # A test of these lists compares the allowed connections with the needed ones.
    for file in ("broker/network", "broker/cluster", "limits/reach", "single/network"):
        assert "haat-billing" in (k8s / f"data/{file}.yaml").read_text(), file
    shown = (checkout / "deploy/small/print_secrets.py").read_text()
    assert '"haat-billing": (*COMMON, "BILLING_DATABASE_URL")' in shown


def test_no_placeholder_of_the_template_remains(checkout):
    add(checkout, "billing")

    made = {
        **_texts(checkout / "services"),
        **_texts(checkout / "k8s/services/billing"),
    }
    for file, text in made.items():
        assert "example" not in text.lower(), file
        assert not file.name.endswith(".in")
        if file.suffix == ".py":
            compile(text, str(file), "exec")


def test_a_second_new_service_is_added_too(checkout):
    add(checkout, "billing")
    add(checkout, "shipping")

    ports = (checkout / "deploy/local/stack/ports.py").read_text()
    assert '"engagement", "billing", "shipping")' in ports
    containers = (checkout / "compose.yaml").read_text()
    assert containers.index("  billing-worker") < containers.index("  shipping-migrate")


@pytest.mark.parametrize("name", ["", "Billing", "a-b", "../x", "ab"])
def test_an_invalid_name_is_refused(checkout, name):
    before = _texts(checkout)

    with pytest.raises(NoPlace):
        add(checkout, name)
    assert _texts(checkout) == before


def test_an_existing_service_is_not_overwritten(checkout):
    add(checkout, "billing")
    before = _texts(checkout)

    with pytest.raises(NoPlace, match="there already"):
        add(checkout, "billing")
    assert _texts(checkout) == before


def test_a_changed_insertion_point_is_named_and_nothing_is_written(checkout):
    (checkout / "CODEOWNERS").write_text("* @haat/platform\n")
    before = _texts(checkout)

    with pytest.raises(NoPlace, match="CODEOWNERS"):
        add(checkout, "billing")
    assert _texts(checkout) == before
    assert add_service.TEMPLATE.is_dir()
