"""Write the messages of refusals: docs/refusals.md for people, refusals.json for tests.

`--check` fails when a file is outdated.
"""

import json
import re
import sys
from importlib import import_module
from pathlib import Path

from serve_errors import ERRORS

from servicekit.error_detail import ErrorDetail

ROOT = Path(__file__).parents[1]
PAGE, LIST = ROOT / "docs/refusals.md", ROOT / "gateway/refusals.json"
OF_SERVICES = sorted(ROOT.glob("services/*/src/*/error_texts.py"))
REGISTRIES = ("servicekit", "contracts", *(each.parent.name for each in OF_SERVICES))
PARAM = re.compile(r"\{(\w+)")
KIND = re.compile(
    r'\bcode(?:, message)?(?:: ClassVar\[str\])? = (?:\d+, )?"([a-z_]+)"'
    r'|\bcode="([a-z_]+)"|status, code, message = \d+, "([a-z_]+)"'
)
HEAD = """# Messages of refusals

A refusal is an answer with a status 4xx or 5xx that the service expects.
`make openapi` writes this page. To change a message, change `error_texts.py` of the
service.

Every refusal has this body ([ADR 71](decisions/0071-refusals-have-codes.md)):

```json
{
  "message": "The given data was invalid.",
  "code": "invalid",
  "reason": {"code": "invalid", "params": {}},
  "errors": {"name": ["Use at most 255 characters."]},
  "reasons": {"name": {"code": "too_long", "params": {"n": "255"}}}
}
```

- `code` is the kind of the refusal, for programs.
- `message` and `errors` are English sentences, for people who use the API.
- `reason` and `reasons` are the same messages as code and params. Front ends have the
  texts in both languages, in `libs/web-platform/src/refusals`.
- Params are text: decimals, or days as `2026-11-20`.
"""


def texts(package: str) -> list[ErrorDetail]:
    found = vars(import_module(f"{package}.error_texts")).values()
    return [each for each in found if isinstance(each, ErrorDetail)]


def params(text: str) -> list[str]:
    return list(dict.fromkeys(PARAM.findall(text)))


def kinds() -> list[str]:
    sources = [*ROOT.glob("services/*/src"), ROOT / "libs/servicekit/src"]
    files = (file.read_text() for src in sources for file in src.rglob("*.py"))
    found = {
        next(filter(None, each))
        for text in files
        if "http.errors" in text or "class AppError" in text
        for each in KIND.findall(text)
    }
    return sorted(found | {f"{role}_only" for role in ("admin", "seller")})


def page() -> str:
    parts = [HEAD, "\n## Kinds\n\n", ", ".join(f"`{kind}`" for kind in kinds()), "\n"]
    for package in REGISTRIES:
        parts.append(f"\n## {package}\n\n| code | sentence |\n|---|---|\n")
        parts += [f"| `{each.code}` | {each} |\n" for each in texts(package)]
    parts.append("\n## gateway\n\n| code | sentence |\n|---|---|\n")
    parts += [f"| `{code}` | {message} |\n" for code, message in ERRORS.values()]
    return "".join(parts)


def listed() -> str:
    """Each code with the names of its params."""
    own = {each.code: params(each) for name in REGISTRIES for each in texts(name)}
    found = {code: [] for code, _ in ERRORS.values()} | own
    return json.dumps(dict(sorted(found.items())), indent=1) + "\n"


def main() -> None:
    written = {PAGE: page(), LIST: listed()}
    if "--check" not in sys.argv:
        for path, text in written.items():
            path.write_text(text, "utf-8")
        return
    stale = [path for path, text in written.items() if path.read_text("utf-8") != text]
    if stale:
        sys.exit(f"stale, run make openapi: {', '.join(map(str, stale))}")


if __name__ == "__main__":
    main()
