"""The gateway's configuration and OpenAPI, made from one route table."""
