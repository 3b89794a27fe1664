"""What operators can switch off in auth (docs/feature-flags.md)."""

from servicekit.flags.flag import Flag

# New accounts, by form and by Google.
REGISTRATION = Flag("registration")
