"""HTTP in: the application factory and what every endpoint uses."""
