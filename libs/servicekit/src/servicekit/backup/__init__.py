"""`haat backup` and `haat restore`: every database at one moment, and the files."""
