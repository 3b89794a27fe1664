"""What changed in a service's own tables, told to its processes within milliseconds."""
