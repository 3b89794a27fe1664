"""The names that `@haat/platform` exports, in this tree or at a commit."""

import posixpath
import re
from collections.abc import Callable, Iterator

INDEX = "libs/web-platform/src/index.ts"
DECLARED = re.compile(
    r"^export (?:declare )?(?:default )?(?:abstract )?(?:async )?"
    r"(?:const|let|function\*?|class|type|interface|enum) (\w+)",
    re.MULTILINE,
)
LISTED = re.compile(r"^export (?:type )?\{([^}]*)\}", re.MULTILINE)
PASSED_ON = re.compile(r"^export (?:type )?\* from '(\.[^']+)'", re.MULTILINE)
SUFFIXES = (".ts", ".tsx", "/index.ts")

Read = Callable[[str], str | None]


def exports(read: Read, path: str = INDEX) -> Iterator[str]:
    text = read(path)
    if text is None:
        return
    yield from DECLARED.findall(text)
    for names in LISTED.findall(text):
        for name in filter(None, (each.strip() for each in names.split(","))):
            yield name.removeprefix("type ").split(" as ")[-1].strip()
    for module in PASSED_ON.findall(text):
        base = posixpath.normpath(posixpath.join(posixpath.dirname(path), module))
        for ending in SUFFIXES:
            if read(f"{base}{ending}") is not None:
                yield from exports(read, f"{base}{ending}")
                break
