"""Everything that can stand on the stack of a game of Prague Unseen, one module a place on the board."""
