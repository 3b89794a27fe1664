"""Technical code of the services, without business terms."""
