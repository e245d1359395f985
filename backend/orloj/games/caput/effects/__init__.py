"""Everything that can stand on the stack of a game of Praga Caput Regni, one module a place on the table."""
