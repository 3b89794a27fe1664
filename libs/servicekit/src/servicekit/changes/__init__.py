"""Changes of a service's own tables, passed to its processes within milliseconds."""
