"""Events of catalog."""

from decimal import Decimal
from typing import ClassVar, Literal
from uuid import UUID

from contracts.reports import ReportDecision
from servicekit.messaging.event import Event


class CategoryChanged(Event):
    """A category as it is now; readers keep id, names and place in the tree.

    `merged_into`: what was filed under it is filed there; it is deleted itself.
    """

    type: ClassVar[str] = "catalog.category_changed.v1"

    category_id: UUID
    version: int
    parent_id: UUID | None
    level: int
    slug: str
    name: str
    name_ne: str
    is_leaf: bool
    is_deleted: bool = False
    merged_into: UUID | None = None


class ProductState(Event):
    """Common to the product events: the product as buyers see it.

    `price` in NPR, None when it is given on request; `image` is a path under /storage/.
    `moq`: the smallest quantity sold, in `unit`; None: published before this field was.
    """

    product_id: UUID
    version: int
    seller_id: UUID
    category_id: UUID
    slug: str
    name: str
    name_ne: str | None = None
    image: str | None = None
    price: Decimal | None = None
    currency: str = "NPR"
    unit: str | None = None
    moq: int | None = None
    status: Literal["published", "unlisted", "deleted"] = "published"


class ProductPublished(ProductState):
    type: ClassVar[str] = "catalog.product_published.v1"


class ProductUpdated(ProductState):
    """A published product changed."""

    type: ClassVar[str] = "catalog.product_updated.v1"


class ProductUnlisted(ProductState):
    """The product left the public pages; it may come back."""

    type: ClassVar[str] = "catalog.product_unlisted.v1"


class ProductDeleted(ProductState):
    """The product is gone; readers keep a tombstone."""

    type: ClassVar[str] = "catalog.product_deleted.v1"


class ProductModerated(Event):
    """An administrator decided on a product, or reports brought it into review."""

    type: ClassVar[str] = "catalog.product_moderated.v1"

    product_id: UUID
    version: int
    seller_id: UUID
    owner_id: UUID
    name: str
    outcome: Literal["approved", "rejected", "blocked", "in_review"]
    reason_code: str | None = None


class ProductReported(Event):
    """Enough people reported a product that stays public until an administrator looks:
    its seller hears of it. `is_answered`: the reports were closed, it stays."""

    type: ClassVar[str] = "catalog.product_reported.v1"

    product_id: UUID
    version: int
    seller_id: UUID
    owner_id: UUID
    name: str
    is_answered: bool = False


class ProductReportDecided(ReportDecision):
    """`hidden`: the product was rejected or blocked."""

    type: ClassVar[str] = "catalog.product_report_decided.v1"

    product_id: UUID
    outcome: Literal["dismissed", "warned", "hidden"]


class ProductsLimited(Event):
    """A seller's tier changed: so many products were hidden, or came back (D22)."""

    type: ClassVar[str] = "catalog.products_limited.v1"

    seller_id: UUID
    version: int
    owner_id: UUID
    hidden: int = 0
    restored: int = 0


class ProductPicturesChanged(Event):
    """Which pictures of My Drive a product shows now: these, and no others.

    `label` and `link` name the product to its owner; strangers see no picture of one
    that `is_withheld`: in review, rejected or blocked.
    """

    type: ClassVar[str] = "catalog.product_pictures_changed.v1"

    product_id: UUID
    version: int
    seller_id: UUID
    file_ids: list[UUID]
    label: str
    link: str
    is_withheld: bool = False


class SavedSearchMatched(Event):
    """New products for a search somebody keeps: how many since they were last told."""

    type: ClassVar[str] = "catalog.saved_search_matched.v1"

    search_id: UUID
    user_id: UUID
    count: int
    name: str
    query_string: str


class QuestionAsked(Event):
    """Somebody asks in public about a product; `owner_id` has to answer.

    `name` is the product's, as in `QuestionAnswered`.
    """

    type: ClassVar[str] = "catalog.question_asked.v1"

    question_id: UUID
    product_id: UUID
    seller_id: UUID
    owner_id: UUID
    name: str


class QuestionAnswered(Event):
    """A question is answered, and public now; later corrections are not told."""

    type: ClassVar[str] = "catalog.question_answered.v1"

    question_id: UUID
    product_id: UUID
    asker_id: UUID
    slug: str
    name: str


class ImportRequested(Event):
    """A step of a bulk upload is due; catalog itself hears this, once per step."""

    type: ClassVar[str] = "catalog.import_requested.v1"

    import_id: UUID
    step: int


class ImportCompleted(Event):
    """Every row of a bulk upload was written or refused; its seller has to know."""

    type: ClassVar[str] = "catalog.import_completed.v1"

    import_id: UUID
    seller_id: UUID
    owner_id: UUID
    created: int
    updated: int
    failed: int


class ImportFailed(Event):
    """A bulk upload ended before its last row."""

    type: ClassVar[str] = "catalog.import_failed.v1"

    import_id: UUID
    seller_id: UUID
    owner_id: UUID
