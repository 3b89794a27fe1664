"""What operators can switch off in engagement (docs/feature-flags.md)."""

from servicekit.flags.flag import Flag

# Enquiries without an account. Off: a guest signs in first.
GUEST_ENQUIRIES = Flag("guest-enquiries")
