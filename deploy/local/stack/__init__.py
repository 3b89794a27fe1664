"""The local stack: supervised processes of all of Haat on one machine, in one folder.

Standard library only, because it runs before anything is installed.
"""
