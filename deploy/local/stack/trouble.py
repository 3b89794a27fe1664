"""What stops the stack, in words for the person at the keyboard."""


class Trouble(Exception):
    """Shown as one clear line, never as a stack trace."""
