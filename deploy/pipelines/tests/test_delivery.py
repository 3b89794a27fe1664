"""A version that fails is taken back; prod gets what staging ran."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import set_version  # noqa: E402
from delivery import (  # noqa: E402
    BEFORE,
    IMAGE,
    OVERLAYS,
    Done,
    copied,
    deployment,
    prometheus,
    run,
    version,
)


@pytest.mark.parametrize(
    ("version", "image"),
    [("R 7", IMAGE), ("r7", "haat/vendor:r7"), ("r7", "haat/auth")],
)
def test_a_wrong_version_is_refused(version: str, image: str) -> None:
    with pytest.raises(set_version.Refused):
        set_version.write(set_version.find("auth"), "prod", version, image)


def delivered(folder: Path, failing: str | None = "0", fails: str = "") -> Done:
    with prometheus(failing) as address:
        copied(folder, deployment())
        return run(folder, address, "deliver.sh", "auth", "prod", fails=fails)


# "NaN": the pods have series, and nobody sent a request.
@pytest.mark.parametrize("failing", ["0.0001", "NaN"])
def test_a_good_version_stays(tmp_path: Path, failing: str) -> None:
    done = delivered(tmp_path, failing)

    assert (done.code, done.version, done.image) == (0, "r7", IMAGE)
    assert done.applied() == ["r7"]
    assert sum("rollout status" in call for call in done.calls) == 3


def test_a_burnt_error_budget_brings_what_the_cluster_ran(tmp_path: Path) -> None:
    """The checkout names r1, because the pipeline waited while r6 was delivered."""
    done = delivered(tmp_path, "0.05")

    assert (done.code, done.version, done.image) == (1, "r6", BEFORE)
    assert done.applied() == ["r7", "r6"]


@pytest.mark.parametrize("fails", ["apply", "deployment/relay"])
def test_a_failed_rollout_brings_the_version_before(tmp_path: Path, fails: str) -> None:
    done = delivered(tmp_path, fails=fails)

    assert (done.code, done.applied()) == (1, ["r7", "r6"])


def test_a_part_without_series_is_no_success(tmp_path: Path) -> None:
    done = delivered(tmp_path, None)

    assert (done.code, done.version) == (1, "r6")
    assert "Prometheus had no series of auth" in done.error


def test_without_prometheus_the_version_before_is_applied(tmp_path: Path) -> None:
    copied(tmp_path, deployment())
    done = run(tmp_path, "http://127.0.0.1:1", "deliver.sh", "auth", "prod")

    assert (done.code, done.version) == (1, "r6")


@pytest.mark.parametrize("image", ["haat/vendor:r6", "haat/auth:R_6"])
def test_nothing_is_applied_when_the_running_version_is_unknown(
    tmp_path: Path, image: str
) -> None:
    copied(tmp_path, deployment(image))
    done = run(tmp_path, "http://127.0.0.1:1", "deliver.sh", "auth", "prod")

    assert (done.code, done.applied(), done.version) == (1, [], "r1")
    assert "it is not known which version runs" in done.error


def test_nothing_is_applied_when_the_cluster_does_not_answer(tmp_path: Path) -> None:
    done = delivered(tmp_path, fails="get")

    assert (done.code, done.applied()) == (1, [])
    assert "it is not known which version runs" in done.error


def test_a_first_version_that_fails_has_none_before(tmp_path: Path) -> None:
    copied(tmp_path, None)
    done = run(tmp_path, "http://127.0.0.1:1", "deliver.sh", "auth", "prod")

    assert (done.code, done.applied()) == (1, ["r7"])
    assert "no version ran before" in done.error


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=team", "-c", "user.email=team@localhost")
    return subprocess.check_output(["git", *who, *words], cwd=folder, text=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A clone; the branch of its origin has a newer commit of the same file."""
    copied(tmp_path / "new", None)
    git(tmp_path / "new", "init", "--quiet", "--initial-branch=main")
    git(tmp_path / "new", "add", "k8s", "deploy")
    git(tmp_path / "new", "commit", "--quiet", "--message=start")
    git(tmp_path, "clone", "--quiet", "--bare", "new", "origin")
    git(tmp_path, "clone", "--quiet", "origin", "stale")
    git(tmp_path, "clone", "--quiet", "origin", "fresh")
    copied(tmp_path / "tools", deployment())
    for file in ("image", "deployment.json", "bin"):
        (tmp_path / "tools" / file).rename(tmp_path / "stale" / file)
    file = tmp_path / "fresh" / OVERLAYS / "prod/version.yaml"
    file.write_text(file.read_text("utf-8").replace("r1", "r6"), "utf-8")
    git(tmp_path / "fresh", "commit", "--quiet", "--all", "--message=r6")
    git(tmp_path / "fresh", "push", "--quiet", "origin", "main")
    return tmp_path / "stale"


def recorded(checkout: Path) -> str:
    path = f"main:{OVERLAYS}/prod/version.yaml"
    return git(checkout.parent / "origin", "show", path)


def test_a_stale_checkout_records_its_version(checkout: Path) -> None:
    done = run(checkout, "", "record.sh", "auth", "prod")

    assert (done.code, done.version) == (0, "r1"), done.error
    assert f"version: r7\n  image: {IMAGE}" in recorded(checkout)
    log = git(checkout.parent / "origin", "log", "--format=%s", "main")
    assert log.split("\n")[:3] == ["auth: deploy r7 in prod", "r6", "start"]


def test_a_second_record_commits_nothing(checkout: Path) -> None:
    for _ in range(2):
        done = run(checkout, "", "record.sh", "auth", "prod")
        assert done.code == 0, done.error

    log = git(checkout.parent / "origin", "log", "--format=%s", "main")
    assert log.count("deploy r7") == 1
    assert git(checkout, "worktree", "list").count("\n") == 1


def test_prod_gets_the_image_that_staging_runs(checkout: Path) -> None:
    (checkout / "image").unlink()
    tested = f"haat/auth:r5@sha256:{'c' * 64}"
    file = checkout / OVERLAYS / "staging/version.yaml"
    set_version.write_file(file, set_version.find("auth"), "r5", tested)
    with prometheus("0") as address:
        done = run(checkout, address, "promote.sh", "auth")

    assert (done.code, done.version, done.image) == (0, "r5", tested), done.error
    assert f"version: r5\n  image: {tested}" in recorded(checkout)


def test_an_image_without_digest_is_not_promoted(checkout: Path) -> None:
    assert "@" not in version(checkout, "staging")["image"]
    done = run(checkout, "", "promote.sh", "auth")

    assert (done.code, done.calls) == (1, [])
    assert "names no digest" in done.error


@pytest.mark.parametrize("fails", ["", "--dry-run=server"])
def test_manifests_are_applied_when_the_cluster_accepts_all(
    tmp_path: Path, fails: str
) -> None:
    copied(tmp_path, None)
    file = tmp_path / OVERLAYS / "prod/version.yaml"
    set_version.write_file(file, set_version.find("auth"), "r7", IMAGE)
    done = run(tmp_path, "", "apply.sh", "k8s/x", fails=fails)

    calls = ["apply -k k8s/x --dry-run=server r7", "apply -k k8s/x r7"]
    assert (done.code, done.calls) == ((1, calls[:1]) if fails else (0, calls))
