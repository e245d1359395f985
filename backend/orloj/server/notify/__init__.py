"""Between processes: what one has done, the others hear."""
