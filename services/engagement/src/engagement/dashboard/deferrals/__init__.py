"""Tasks of a user's queue that are hidden for a day."""
