"""Each deployable has its own pipeline, and both hosts accept it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

HERE = Path(__file__).parents[1]
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import parts  # noqa: E402
import write_pipelines  # noqa: E402
from parts import PARTS, Part  # noqa: E402

Document = dict[str, Any]
WORKFLOWS = sorted(map(str, ROOT.glob(".github/workflows/*.yml")))
GITLAB = [ROOT / ".gitlab-ci.yml", *sorted(ROOT.glob(".gitlab/*.yml"))]


def github(name: str) -> Document:
    text = (ROOT / f".github/workflows/{name}.yml").read_text("utf-8")
    document: Document = yaml.safe_load(text)
    return document


def gitlab() -> Document:
    """What GitLab merges: the first file and all it includes."""
    merged: Document = {}
    for file in GITLAB:
        merged |= yaml.safe_load(file.read_text("utf-8"))
    return merged


def scripts(job: Document) -> list[str]:
    """The scripts of deploy/pipelines that a job runs, with their arguments."""
    runs = [step.get("run", "") for step in job.get("steps", [])]
    lines = "\n".join([*runs, *job.get("script", [])]).splitlines()
    found = [line.partition("deploy/pipelines/")[2] for line in lines]
    return [each for each in found if each]


def test_the_pipelines_are_generated() -> None:
    outdated = [
        str(file)
        for file, text in write_pipelines.pipelines().items()
        if (ROOT / file).read_text("utf-8") != text
    ]
    assert outdated == []


def test_every_overlay_that_has_a_version_has_a_pipeline() -> None:
    versions = ROOT.glob("k8s/**/overlays/prod/version.yaml")
    folders = {str(file.parents[2].relative_to(ROOT)) for file in versions}
    assert folders == {part.manifests for part in PARTS}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_an_image_is_built_once(part: Part) -> None:
    """Staging builds it; prod takes the one that staging recorded, or its artifact."""
    name, jobs = part.name, github(part.name)["jobs"]
    built = [
        f"publish.sh {part.image}",
        f"deliver.sh {name} staging",
        f"record.sh {name} staging",
    ]
    assert scripts(jobs["staging"]) == built
    assert scripts(jobs["prod"]) == [f"promote.sh {name}"]
    assert scripts(gitlab()[f"{name} staging"]) == built
    promoted = [f"deliver.sh {name} prod", f"record.sh {name} prod"]
    assert scripts(gitlab()[f"{name} prod"]) == promoted
    assert gitlab()[f"{name} prod"]["needs"] == [f"{name} staging"]
    assert "image" in gitlab()[".publish"]["artifacts"]["paths"]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_a_pipeline_runs_the_tests_of_its_interfaces(part: Part) -> None:
    wanted = set(parts.MANIFESTS)
    if part.manifests.startswith("k8s/services"):
        wanted |= {parts.EVENTS, parts.API, parts.LIBRARY_TESTS}
    if part.manifests.startswith("k8s/frontends"):
        wanted.add(parts.PLATFORM)
    test = github(part.name)["jobs"]["test"]
    checkout, *_, run = test["steps"]

    assert wanted <= set(part.test.replace('"', " ").split())
    assert run["run"] == part.test
    assert gitlab()[f"{part.name} test"]["script"] == [part.test]
    # Without history they would be skipped.
    assert checkout["with"]["fetch-depth"] == 0
    assert gitlab()[".test"]["variables"]["GIT_DEPTH"] == "0"


def test_every_named_test_exists() -> None:
    assert list(ROOT.glob(f"{parts.PLATFORM}*"))
    named = (parts.EVENTS, parts.API, *parts.MANIFESTS, *parts.OBSERVABILITY_TESTS)
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_folder_of_a_new_cluster_has_a_pipeline() -> None:
    """Those that k8s/README.md applies. Databases and the broker: docs/pipelines.md."""
    text = (ROOT / "k8s/README.md").read_text("utf-8")
    loop = text.partition("for part in ")[2].partition("; do")[0]
    folders = {f"k8s/{word.partition('/overlays')[0]}" for word in _expanded(loop)}
    assert len(folders) > len(PARTS)
    delivered = {part.manifests for part in PARTS} | {parts.OBSERVABILITY}
    assert folders - delivered == {"k8s/data"}


def _expanded(words: str) -> list[str]:
    """By bash, as the guide's readers do."""
    command = ["bash", "-c", f"echo {words}"]
    return subprocess.check_output(command, text=True).split()


def test_alerts_are_applied_after_their_tests() -> None:
    jobs, apply = github("observability")["jobs"], f"apply.sh {parts.OBSERVABILITY}"
    assert jobs["test"]["steps"][-1]["run"] == parts.OBSERVABILITY_TEST
    assert gitlab()["observability test"]["script"] == [parts.OBSERVABILITY_TEST]
    assert jobs["apply"]["needs"] == "test"
    assert scripts(jobs["apply"]) == [apply]
    for name in ("staging", "prod"):
        assert scripts(gitlab()[f"observability {name}"]) == [apply]


def test_everything_is_tested_on_both_hosts() -> None:
    """Whatever changed: nothing filters by path."""
    triggers = github("ci")[True]  # YAML 1.1 reads the key `on` as true
    assert triggers == {"pull_request": None, "push": {"branches": ["main"]}}
    (job,) = github("ci")["jobs"].values()
    assert job["steps"][-1]["run"] == parts.EVERYTHING
    assert gitlab()["ci"]["script"] == [parts.EVERYTHING]
    assert (ROOT / parts.EVERYTHING.split()[-1]).is_file()


def test_slow_tests_run_each_night() -> None:
    assert set(github("nightly")[True]) == {"schedule", "workflow_dispatch"}
    assert github("nightly")["jobs"]["test"]["steps"][-1]["run"] == parts.NIGHTLY
    assert gitlab()["nightly"]["script"] == [parts.NIGHTLY]
    (rule,) = gitlab()["nightly"]["rules"]
    assert rule["if"] == '$CI_PIPELINE_SOURCE == "schedule"'


def test_a_job_that_runs_again_has_another_version() -> None:
    """A Job of Kubernetes has the version in its name and never changes."""
    version = github("auth")["jobs"]["staging"]["env"]["VERSION"]
    assert "github.run_attempt" in version
    first = gitlab()[".publish"]["before_script"][0]
    assert first == "export VERSION=r$CI_PIPELINE_IID-$CI_JOB_ID"
    # The job of prod has the version of staging's.
    assert gitlab()[".publish"]["artifacts"]["reports"] == {"dotenv": "version.env"}
    assert "VERSION" not in gitlab().get("variables", {})


def test_packages_are_audited_daily_and_when_a_lock_changes() -> None:
    triggers = github("audit")[True]  # YAML 1.1 reads the key `on` as true
    assert triggers["schedule"]
    locks = [path for path in parts.AUDIT_PATHS if "lock" in path]
    assert set(locks) <= set(triggers["pull_request"]["paths"])
    assert github("audit")["jobs"]["audit"]["steps"][-1]["run"] == parts.AUDIT
    assert gitlab()["audit"]["script"] == [parts.AUDIT]
    assert "schedule" in gitlab()["audit"]["rules"][0]["if"]


@pytest.fixture(scope="module")
def actionlint() -> str:
    """Built once where Go is."""
    done = subprocess.run(
        ["nice", HERE / "build_actionlint.sh"], capture_output=True, text=True
    )
    built = sorted(Path.home().glob(".cache/haat/actionlint-*/actionlint"))
    if not built:
        pytest.skip(f"no actionlint: {done.stderr.strip()[-200:]}")
    return str(built[-1])


def test_actionlint_accepts_every_workflow(actionlint: str) -> None:
    options = ("-shellcheck=", "-pyflakes=")
    done = subprocess.run(
        [actionlint, *options, *WORKFLOWS], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("", 0)


def accepted(*files: str | Path) -> subprocess.CompletedProcess[str]:
    schema = ("--builtin-schema=vendor.gitlab-ci", "--data-transform=gitlab-ci")
    words = [sys.executable, "-m", "check_jsonschema", *schema, *files]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_the_schema_of_gitlab_accepts_every_file(tmp_path: Path) -> None:
    done = accepted(*GITLAB)
    assert done.returncode == 0, done.stdout

    wrong = tmp_path / "wrong.yml"
    text = (ROOT / ".gitlab/auth.yml").read_text("utf-8")
    wrong.write_text(text.replace("when: manual", "when: by hand"), "utf-8")
    assert "by hand" in accepted(wrong).stdout


def test_jobs_of_gitlab_name_jobs_and_stages_that_exist() -> None:
    """The schema knows no names."""
    document = gitlab()
    keywords = ("stages", "variables", "include")
    jobs = {
        name: job
        for name, job in document.items()
        if name not in keywords and isinstance(job, dict)
    }
    for name, job in jobs.items():
        base = jobs[job["extends"]] if "extends" in job else {}
        merged = base | job
        assert merged["stage"] in document["stages"], name
        assert name.startswith(".") or (merged["script"] and merged["rules"]), name
        for need in job.get("needs", []):
            # Where the needed job is not in a pipeline, GitLab refuses the pipeline.
            mine, theirs = job["rules"][0], jobs[need]["rules"][0]
            assert mine["changes"] == theirs["changes"], name
            assert theirs["if"] in mine["if"], name


def test_a_scheduled_pipeline_of_gitlab_delivers_nothing() -> None:
    """`changes` is always true in it."""
    for name, job in gitlab().items():
        if name.endswith((" test", " staging", " prod")):
            (rule,) = job["rules"]
            assert '$CI_PIPELINE_SOURCE != "schedule"' in rule["if"], name


def test_scripts_are_programs() -> None:
    assert [f.name for f in HERE.glob("*.sh") if not os.access(f, os.X_OK)] == []
