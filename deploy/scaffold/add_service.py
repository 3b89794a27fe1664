"""`make service NAME=reviews`: one more service that answers, in each list of them.

Writes services/<name> from the folder beside this file and adds the name where services
are listed. Changes nothing when one of the places is not as it expects.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = Path(__file__).with_name("service")
PIPELINES = "deploy/pipelines/write_pipelines.py"
# The other files of its folder in k8s are those of the newest service.
BASE = Path(__file__).with_name("manifests")
LAYERS = "tests/architecture/import-linter.toml"


def _twin(file: str, text: str) -> tuple[str, str, str]:
    """What the newest has, once more for the one to come."""
    return file, text, text + text.replace("{last}", "{x}").replace("{LAST}", "{X}")


DATABASE = (
    "create database haat_{last} template template0 encoding 'UTF8'"
    " lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';"
)
NAMESPACE = """
---
apiVersion: v1
kind: Namespace
metadata: {{ name: haat-{} }}"""
MORE_DATA = ("../../{last}]", "../../{last}, ../../{x}]")
# (file, what stands there, what stands there afterwards): {last} is the newest service
# until now, {x} the one to come.
PLACES = (
    ("Makefile", " {last}\n", " {last} {x}\n"),
    ("requirements/lock.sh", " {last};", " {last} {x};"),
    ("deploy/local/stack/ports.py", '"{last}")', '"{last}", "{x}")'),
    ("tests/architecture/source.py", '"{last}")', '"{last}", "{x}")'),
    ("tests/contract/test_openapi_holds.py", '"{last}")', '"{last}", "{x}")'),
    ("tests/contract/test_gateway.py", '"{last}"}', '"{last}", "{x}"}'),
    ("tests/contract/test_settings_in_effect.py", '"{last}")', '"{last}", "{x}")'),
    ("tests/contract/test_metrics.py", '"{last}")', '"{last}", "{x}")'),
    ("pyproject.toml", '"{last}", "haat_seed"', '"{last}", "{x}", "haat_seed"'),
    (LAYERS, '"{last}"]\n', '"{last}", "{x}"]\n'),
    (LAYERS, '| {last}"', '| {last} | {x}"'),
    (LAYERS, "# --- the next service ---", "{nouns}# --- the next service ---"),
    (
        "pyproject.toml",
        '"services/{last}/src"',
        '"services/{last}/src", "services/{x}/src"',
    ),
    ("gateway/routes.toml", '\n{last} = "api"\n', '\n{last} = "api"\n{x} = "api"\n'),
    ("gateway/routes.toml", "# --- pages ---", "{route}# --- pages ---"),
    ("CODEOWNERS", "\n/k8s/frontends/shell/", "\n/k8s{owner}/k8s/frontends/shell/"),
    ("CODEOWNERS", "\n/frontends/shell/", "\n{owner}/frontends/shell/"),
    ("deploy/images/build.py", '"{last}")', '"{last}", "{x}")'),
    ("deploy/compose/write_secrets.py", '"{last}")', '"{last}", "{x}")'),
    (
        "deploy/images/gateway.Dockerfile",
        " --server {last}=http://{last}:8000",
        " --server {last}=http://{last}:8000 \\\n      --server {x}=http://{x}:8000",
    ),
    _twin("deploy/compose/databases.sql", f"\n{DATABASE}"),
    ("compose.yaml", "\n  shell:\n", "\n{containers}\n  shell:\n"),
    _twin("compose.yaml", "\n      {last}: { condition: service_healthy }"),
    _twin(
        "compose.yaml",
        "\n  {LAST}_DATABASE_URL:"
        ' { file: "${HAAT_SECRETS:-.local/secrets}/{LAST}_DATABASE_URL" }',
    ),
    ("deploy/pipelines/parts.py", '"{last}")', '"{last}", "{x}")'),
    ("deploy/pipelines/error_budget.py", '"{last}")', '"{last}", "{x}")'),
    (
        "deploy/small/print_secrets.py",
        "}\n# Files of a provider",
        '    "haat-{x}": (*COMMON, "{X}_DATABASE_URL"),\n}\n# Files of a provider',
    ),
    _twin("k8s/platform/namespaces/namespaces.yaml", NAMESPACE.format("{last}")),
    _twin("k8s/platform/namespaces/namespaces.yaml", NAMESPACE.format("{last}-data")),
    _twin("k8s/small/kustomization.yaml", "\n  - ../services/{last}/overlays/small"),
    *(
        (f"k8s/data/overlays/{where}/kustomization.yaml", *MORE_DATA)
        for where in ("dev", "staging", "prod")
    ),
    *(
        (f"k8s/data/{part}.yaml", "haat-{last}]", "haat-{last}, haat-{x}]")
        for part in ("broker/network", "limits/reach", "single/network")
    ),
    ("k8s/data/broker/cluster.yaml", ",haat-{last}\n", ",haat-{last},haat-{x}\n"),
    _twin("k8s/data/single/databases.sql", f"\n{DATABASE}"),
)
LISTED = re.compile(r'^SERVICES = \(.*"(\w+)"\)$', re.M)
ROUTE = """\
# --- {x} ---
[[routes]]
name = "{x}"
owner = "{x}"
priority = 200
paths = ["/api/{x}/**"]

"""

NOUNS = """\
[[tool.importlinter.contracts]]
name = "{x}: nouns import those below them"
type = "layers"
containers = ["{x}"]
exhaustive = true
exhaustive_ignores = ["main", "worker", "settings", "subscriptions", "commands"]
layers = [
  "notes",
  "sessions",
]
ignore_imports = [
  "{x}.*.api -> {x}.**",
  "{x}.** -> {x}.*.models",
  # Breaches
]

"""


class NoPlace(Exception):
    """Its words are for who typed the command."""


def add(root: Path, name: str) -> list[Path]:
    """The files that were written; raises NoPlace before anything is."""
    folder = root / "services" / name
    if not re.fullmatch(r"[a-z][a-z]{2,19}", name):
        raise NoPlace("A service's name is one word of 3 to 20 small letters.")
    if folder.exists():
        raise NoPlace(f"services/{name} is there already.")
    written = {
        **_listed(root, name),
        **_own(TEMPLATE, folder, name),
        **_own(BASE, root / "k8s" / "services" / name / "base", name),
        **_alike(root, name),
    }
    for file, text in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return list(written)


def _listed(root: Path, name: str) -> dict[Path, str]:
    last = _last(root)
    words = {
        "last": last,
        "LAST": last.upper(),
        "x": name,
        "X": name.upper(),
        "containers": _containers(root, last, name),
        "route": ROUTE.replace("{x}", name),
        "nouns": NOUNS.replace("{x}", name),
        "owner": f"/services/{name}/".ljust(24) + f"@haat/{name}\n",
    }
    texts: dict[Path, str] = {}
    for place, *change in PLACES:
        file = root / place
        text = texts.get(file) or file.read_text("utf-8")
        before, after = (_filled(each, words) for each in change)
        if before not in text:
            raise NoPlace(f"{place}: no {before.strip()!r} in it")
        texts[file] = text.replace(before, after)
    return texts


def _containers(root: Path, last: str, name: str) -> str:
    """Those of the newest service, with no secret but what every service has."""
    text = (root / "compose.yaml").read_text("utf-8")
    if not (found := re.search(rf"^  {last}-migrate:.*?\n(?=\n)", text, re.M | re.S)):
        raise NoPlace(f"compose.yaml: no containers of {last} in it")
    own = f"[{last.upper()}_DATABASE_URL, HAAT_AMQP_URL, HAAT_TRACE_KEY]"
    block = re.sub(r"(&\w+-secrets) \[.*\]", rf"\1 {own}", found[0])
    return block.replace(last, name).replace(last.upper(), name.upper())


def _last(root: Path) -> str:
    ports = root / "deploy/local/stack/ports.py"
    if not (found := LISTED.search(ports.read_text("utf-8"))):
        raise NoPlace(f"{ports}: no list of services in it")
    return found[1]


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(f"{{{word}}}", value)
    return text


def _alike(root: Path, name: str) -> dict[Path, str]:
    """Manifests that differ by the name only: overlays, identities, its database."""
    last, texts = _last(root), {}
    for part in ("services", "data"):
        folder = root / "k8s" / part / last
        names = (*folder.rglob("overlays/**/*.yaml"), *folder.rglob("identity.yaml"))
        database = folder.glob("kustomization.yaml")
        for source in (*names, *database):
            target = root / "k8s" / part / name / source.relative_to(folder)
            texts[target] = source.read_text("utf-8").replace(last, name)
    return texts


def _own(template: Path, folder: Path, name: str) -> dict[Path, str]:
    texts = {}
    for source in sorted(template.rglob("*.in")):
        target = source.relative_to(template).with_suffix("").as_posix()
        text = source.read_text("utf-8")
        for word in ("example", "Example", "EXAMPLE"):
            new = {"e": name, "E": name.capitalize()}[word[0]]
            text = text.replace(word, new.upper() if word.isupper() else new)
        texts[folder / target.replace("example", name)] = text
    return texts


def _laid_out(folder: Path) -> None:
    """Imports are sorted and lines broken by the name, which was not known before."""
    for how in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *how, folder], check=True)


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: make service NAME=reviews")
        return 2
    try:
        files = add(ROOT, sys.argv[1])
    except NoPlace as trouble:
        print(trouble, file=sys.stderr)
        return 1
    _laid_out(ROOT / "services" / sys.argv[1])
    # Its body_limits.json and rate_limits.json, from the route table; its pipelines.
    for script in ("gateway/write_service_limits.py", PIPELINES):
        subprocess.run([sys.executable, ROOT / script], check=True)
    for file in files:
        print(file.relative_to(ROOT))
    print("Next: docs/adding-a-service.md, step 2.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
