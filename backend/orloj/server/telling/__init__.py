"""How people are told of what happens while they are not looking."""
