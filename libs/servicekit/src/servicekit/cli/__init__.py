"""The `haat` command line."""
