"""The JSON of a card's first specifications, written thousands of times a second.

Names and options are a category's own: they are written once, only values are put in.
"""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

import orjson

from catalog.attributes.labels import label, words

MOST_SPECS = 4
_FREE = (
    b'{"key":%b,"name":%b,"name_ne":%b,"unit":null,"unit_ne":null,'
    b'"value":%b,"value_ne":%b}'
)


class _Writer:
    """Of one attribute; the values that are known before are written before."""

    def __init__(self, attribute: Mapping[str, Any]) -> None:
        self.key: str = attribute["key"]
        head = orjson.dumps(label(attribute))[:-1]
        known = ["true", "false"] if attribute["type"] == "boolean" else []
        known += [each["value"] for each in attribute["options"]]
        self._head = head
        self._known = {each: head + _tail(*words(attribute, each)) for each in known}

    def write(self, text: str) -> bytes:
        return self._known.get(text) or self._head + _tail(text, text)


class SpecWriter:
    """Of one category: `asked` are its attributes, what tells most first."""

    def __init__(self, asked: Iterable[Mapping[str, Any]]) -> None:
        self._writers = [_Writer(each) for each in asked]
        self._keys = {each.key for each in self._writers}

    def write(self, specs: Mapping[str, str]) -> bytes:
        """As `labels.labelled` says them, as a list."""
        said = []
        for each in self._writers:
            if text := specs.get(each.key):
                said.append(each.write(text))
        if len(said) < MOST_SPECS:
            said += self._free(specs)
        return b"[%b]" % b",".join(said[:MOST_SPECS])

    def _free(self, specs: Mapping[str, str]) -> Iterable[bytes]:
        """A seller's own: by the name it gave them, in both languages."""
        free = (key for key in specs if key not in self._keys)
        for key in islice(free, MOST_SPECS):
            name, value = orjson.dumps(key), orjson.dumps(specs[key])
            yield _FREE % (name, name, name, value, value)


def _tail(value: str, value_ne: str) -> bytes:
    said = orjson.dumps(value)
    said_ne = said if value_ne == value else orjson.dumps(value_ne)
    return b',"value":%b,"value_ne":%b}' % (said, said_ne)
