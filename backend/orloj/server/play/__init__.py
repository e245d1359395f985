"""The game at the table: commands, what everybody is told of them, and what can be read."""
