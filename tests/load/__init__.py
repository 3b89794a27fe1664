"""How fast it is: a big catalogue, and a bench that holds it against the targets."""
