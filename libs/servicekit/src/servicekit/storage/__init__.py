"""Files of a service: in a folder by default, in an S3 bucket by environment."""
