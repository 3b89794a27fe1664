"""An image is built, pushed and signed by docker, where podman is installed too."""

import json
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[3]
DIGEST = f"sha256:{'a' * 64}"
# In place of a registry: it knows what it built or tagged, and records each call.
DOCKER = f"""\
#!/bin/sh
echo "docker $*" >>calls
case "$1" in
  build) while [ "$1" != -t ]; do shift; done; echo "$2" >>images;;
  tag) grep -qx "$2" images && echo "$3" >>images;;
  create) grep -qx "$2" images && echo made;;
  cp) echo '{{"bomFormat": "CycloneDX"}}' >"$3";;
  push) grep -qx "$2" images;;
  inspect) echo "${{4%:*}}@{DIGEST}";;
esac
"""
OTHER = '#!/bin/sh\necho "$(basename "$0") $*" >>calls\n'


def test_what_is_pushed_is_what_was_built(tmp_path: Path) -> None:
    for folder in ("deploy/images", "deploy/pipelines"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name, text in {"docker": DOCKER, "podman": OTHER, "cosign": OTHER}.items():
        file = tmp_path / "bin" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        file.chmod(0o755)

    subprocess.run(
        [tmp_path / "deploy/pipelines/publish.sh", "auth"],
        cwd=tmp_path,
        env={
            **os.environ,
            "PATH": f"{tmp_path}/bin:{os.environ['PATH']}",
            "REGISTRY": "registry.test/haat",
            "VERSION": "r7",
        },
        check=True,
    )

    calls = (tmp_path / "calls").read_text("utf-8").splitlines()
    pushed = f"registry.test/haat/auth@{DIGEST}"
    assert [call for call in calls if call.startswith("podman")] == []
    assert "docker push registry.test/haat/auth:r7" in calls
    assert f"cosign sign --yes {pushed}" in calls
    attested = f"--predicate sbom.json {pushed}"
    assert [call for call in calls if call.endswith(attested)]
    assert json.loads((tmp_path / "sbom.json").read_text("utf-8"))
    assert (tmp_path / "image").read_text("utf-8") == f"haat/auth:r7@{DIGEST}\n"
