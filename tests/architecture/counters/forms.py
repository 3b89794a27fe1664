"""Forms of more than two fields without react-hook-form."""

import posixpath
import re
from pathlib import Path

FREE_FIELDS = 2
# Drafts and schemas of the library alone make no form.
LIBRARY = re.compile(
    r"import \{[^}]*\b(?:Form|useForm)\b[^}]*\} from '(?:react-hook-form|@haat/forms)'"
)
RELATIVE = re.compile(r"from '(\.[^']+)'")
# A slider is the second handle of a number that has a field.
FIELD = re.compile(
    r"<(?:input|textarea|select|Field|TextArea|Select|Checkbox|QuantityStepper|UnitPicker"
    r"|RadioChoice|[A-Z]\w*(?:NumberField|PasswordField|PhoneField|Select|Selects)"
    r"|NumberField|PasswordField|PhoneField)\b(?![^>]*type=\"(?:hidden|file|range)\")"
)


def breaches(texts: dict[Path, str]) -> list[str]:
    """The parts of a form count with it: its relative imports in the same feature."""
    forms = (path for path, text in texts.items() if "<form" in text)
    return [str(path) for path in forms if _is_by_hand(_parts(path, texts))]


def _is_by_hand(parts: list[str]) -> bool:
    fields = sum(len(FIELD.findall(text)) for text in parts)
    return fields > FREE_FIELDS and not any(map(LIBRARY.search, parts))


def _parts(form: Path, texts: dict[Path, str]) -> list[str]:
    seen = {form}
    ahead = [form]
    while ahead:
        for part in _imported(ahead.pop(), texts) - seen:
            # A form inside a form's file is a form of its own.
            if "<form" not in texts[part] and _feature(part) == _feature(form):
                seen.add(part)
                ahead.append(part)
    return [texts[path] for path in seen]


def _imported(path: Path, texts: dict[Path, str]) -> set[Path]:
    names = RELATIVE.findall(texts[path])
    places = (posixpath.normpath(f"{path.parent.as_posix()}/{name}") for name in names)
    found = (Path(place + end) for place in places for end in (".tsx", ".ts"))
    return {part for part in found if part in texts}


def _feature(path: Path) -> tuple[str, ...]:
    """`frontends/x/src/features/y`, or `libs/web-z/src`."""
    return path.parts[:5] if path.parts[0] == "frontends" else path.parts[:3]
