"""What may only fall: each counter lists its breaches as `where: what`."""
