"""Errors that stop the stack, with a message for the user."""


class Trouble(Exception):
    """Shown as one clear line, never as a stack trace."""
