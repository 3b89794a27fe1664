"""Builds the images and starts compose.yaml: `make images-test`."""
