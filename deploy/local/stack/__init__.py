"""The supervised native run: everything of Haat on one machine, under one folder.

Standard library only: it runs before anything is installed.
"""
