"""Refuses query parameters that an operation does not have."""

from collections.abc import Iterator
from inspect import isclass

from fastapi import Request
from fastapi.dependencies.models import Dependant
from pydantic import BaseModel

from servicekit.error_texts import UNKNOWN_FIELD
from servicekit.http.errors import MAX_ERRORS, Invalid
from servicekit.http.failures import printable

# Every address may name its language, also where no text has one.
ALWAYS = {"lang"}


async def refuse_unknown(request: Request) -> None:
    """Dependency of every route: a filter that is ignored answers with all rows."""
    sent = request.query_params
    if not sent:
        return
    known = {*ALWAYS, *declared(request.scope["route"].dependant)}
    unknown = [printable(name) for name in sent if name not in known]
    if unknown:
        raise Invalid(errors={name: [UNKNOWN_FIELD] for name in unknown[:MAX_ERRORS]})


def declared(dependant: Dependant) -> Iterator[str]:
    """Of an endpoint and all that it depends on; a model has several."""
    for field in dependant.query_params:
        annotation = field.field_info.annotation
        if isclass(annotation) and issubclass(annotation, BaseModel):
            for name, part in annotation.model_fields.items():
                yield part.alias or name
        else:
            yield field.alias
    for each in dependant.dependencies:
        yield from declared(each)
