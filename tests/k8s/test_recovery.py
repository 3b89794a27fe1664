"""docs/runbooks/recover-a-database.md: `recovery` and `point-in-time` of k8s/data."""

import shutil
from pathlib import Path

import pytest
from rendering import K8S, Manifest, name, of_kind, rendered
from shapes import mistakes

OVERLAY = "data/overlays/prod"
NEWEST = "[../../recovery]"
MOMENT = "[../../recovery, ../../point-in-time]"
SPACE, EVERY = "haat-vendor-data", "haat-.*-data"


def applied(folder: Path, components: str, space: str = SPACE) -> tuple[Manifest, ...]:
    """Production with the line that the runbook adds, for these namespaces."""
    root = folder / "k8s"
    for part in ("components", "data"):
        shutil.copytree(K8S / part, root / part)
    with (root / OVERLAY / "kustomization.yaml").open("a", encoding="utf-8") as file:
        file.write(f"components: {components}\n")
    for part in ("recovery", "point-in-time"):
        made = root / "data" / part / "kustomization.yaml"
        made.write_text(made.read_text("utf-8").replace(SPACE, space), "utf-8")
    return rendered(OVERLAY, root)


def databases(manifests: tuple[Manifest, ...]) -> dict[str, Manifest]:
    found = of_kind(manifests, "Cluster")
    return {each["metadata"]["namespace"]: each["spec"] for each in found}


@pytest.mark.parametrize("components", [NEWEST, MOMENT])
def test_every_object_is_valid_by_its_schema(components: str, tmp_path: Path) -> None:
    manifests = applied(tmp_path, components, EVERY)
    assert [wrong for each in manifests for wrong in mistakes(each)] == []


def test_a_recovered_database_reads_one_archive_and_writes_another(
    tmp_path: Path,
) -> None:
    before = databases(rendered(OVERLAY))
    after = databases(applied(tmp_path, MOMENT, EVERY))

    assert set(after) == set(before)
    for space, spec in after.items():
        (source,) = spec["externalClusters"]
        (writer,) = spec["plugins"]
        read, written = source["plugin"]["parameters"], writer["parameters"]
        assert spec["bootstrap"]["recovery"]["source"] == source["name"]
        assert source["plugin"]["name"] == writer["name"]
        # The lost cluster's folder has its name.
        (lost,) = before[space]["plugins"]
        assert lost["parameters"] == {"barmanObjectName": read["barmanObjectName"]}
        assert read["serverName"] == "postgres"
        assert written["serverName"] != read["serverName"]
        owner = {"database", "owner", "secret"}
        given = {**before[space]["bootstrap"]["initdb"]}
        found = spec["bootstrap"]["recovery"]
        assert {key: given[key] for key in owner} == {key: found[key] for key in owner}


def test_a_recovery_changes_only_the_database_of_its_namespace(tmp_path: Path) -> None:
    before = {_place(each): each for each in rendered(OVERLAY)}
    after = {_place(each): each for each in applied(tmp_path, NEWEST)}

    assert set(after) == set(before)
    changed = {place for place in before if before[place] != after[place]}
    assert changed == {(SPACE, "Cluster postgres")}


def _place(each: Manifest) -> tuple[str | None, str]:
    return each["metadata"].get("namespace"), name(each)
