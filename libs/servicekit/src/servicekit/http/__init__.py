"""The HTTP side of a service: the application factory and what every endpoint uses."""
