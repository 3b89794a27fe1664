"""How fast it is: a big catalogue, and a benchmark against the targets."""
