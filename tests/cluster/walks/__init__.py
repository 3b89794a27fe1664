"""What is done on a cluster whose pods run: one module for each line of the table."""
