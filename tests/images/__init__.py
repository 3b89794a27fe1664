"""Images really built, and compose.yaml really started: `make images-test`."""
