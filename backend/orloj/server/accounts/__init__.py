"""Who is there: people with a name, their devices, and the ways in which they come back."""
