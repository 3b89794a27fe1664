"""What operators can switch off in catalog (docs/feature-flags.md)."""

from servicekit.flags.flag import Flag

# New imports of products from files. Started ones go on.
PRODUCT_IMPORT = Flag("product-import")
