"""How words are written: one spelling for all of them, in two scripts."""
