"""What public pages and the search index read tells when it changes."""

from servicekit.changes import schema
from servicekit.changes.schema import Watch

revision = "0005"
down_revision = "0004"

# `shop` and `shelf`: something among a seller's, or a category's, products changed.
_WATCHES = {
    "products": (
        Watch("product"),
        Watch("shop", "seller_id"),
        Watch("shelf", "category_id"),
    ),
    "product_images": (Watch("product", "product_id"),),
    "product_ranges": (Watch("range"), Watch("shop", "seller_id")),
    "sellers": (Watch("seller"),),
    "seller_responses": (Watch("seller", "seller_id"),),
    "categories": (Watch("category"),),
    "units": (Watch("unit"),),
    "currencies": (Watch("currency", None),),
    "live_requirements": (Watch("requirement"),),
}


def upgrade() -> None:
    schema.create_v1()
    for table, watches in _WATCHES.items():
        schema.watch_v1(table, *watches)
