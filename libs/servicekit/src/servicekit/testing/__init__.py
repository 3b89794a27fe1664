"""What the services' tests share: real databases, tokens signed by a real key."""
