"""What operators can switch off in vendor (docs/feature-flags.md)."""

from servicekit.flags.flag import Flag

# Companies that begin to sell.
SELLER_ONBOARDING = Flag("seller-onboarding")
