"""A query string read at once, as a model.

FastAPI reads parameter by parameter and learns anew each time what each of them is:
a third of what a list costs. `Annotated[Filters, Depends(QueryOf(Filters))]` reads
the same, refuses the same, and is documented the same.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import (
    Annotated,
    Any,
    Generic,
    Protocol,
    TypeVar,
    get_origin,
    runtime_checkable,
)

from fastapi import APIRouter, FastAPI, Query, Request
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.datastructures import QueryParams

Model = TypeVar("Model", bound=BaseModel)


@runtime_checkable
class ReadsQuery(Protocol):
    """A dependency that reads the query itself: what it reads, for the documents."""

    query_model: type[BaseModel]


class QueryOf(Generic[Model]):
    """A dependency; raises what FastAPI raises, so 422 with the parameter's name."""

    def __init__(self, model: type[Model]) -> None:
        self.query_model = model
        fields = model.model_fields.items()
        self._lists = {name for name, each in fields if _is_list(each.annotation)}

    async def __call__(self, request: Request) -> Model:
        return self.read(request.query_params)

    def read(self, query: QueryParams) -> Model:
        sent: dict[str, Any] = dict(query)
        sent |= {name: query.getlist(name) for name in self._lists if name in sent}
        try:
            return self.query_model.model_validate(sent)
        except ValidationError as error:
            wrong = error.errors(include_url=False)
            placed = [{**each, "loc": ("query", *each["loc"])} for each in wrong]
            raise RequestValidationError(placed) from error


def _is_list(annotation: Any) -> bool:
    return get_origin(annotation) is list


def document(openapi: dict[str, Any], routers: Iterable[APIRouter]) -> None:
    """Adds the parameters of such dependencies to FastAPI's own document."""
    for route in (each for router in routers for each in router.routes):
        if not isinstance(route, APIRoute):
            continue
        found = [*_parameters(route.dependant)]
        for method in (route.methods or ()) if found else ():
            operation = openapi["paths"][route.path_format][method.lower()]
            responses = operation.pop("responses")
            known = operation.pop("parameters", [])
            operation |= {"parameters": [*known, *found], "responses": responses}


def _parameters(dependant: Dependant) -> Iterator[Mapping[str, Any]]:
    for each in dependant.dependencies:
        if isinstance(each.call, ReadsQuery):
            yield from _documented(each.call.query_model)
        yield from _parameters(each)


def _documented(model: type[BaseModel]) -> list[dict[str, Any]]:
    """As FastAPI would have written them."""
    app = FastAPI()
    app.get("/")(_asking(model))
    parameters: list[dict[str, Any]] = app.openapi()["paths"]["/"]["get"]["parameters"]
    return parameters


def _asking(model: type[BaseModel]) -> Callable[..., None]:
    def endpoint(asked: Any) -> None:
        """Only looked at."""

    endpoint.__annotations__ = {"asked": Annotated[model, Query()], "return": None}
    return endpoint
