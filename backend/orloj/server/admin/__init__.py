"""The host's room: what one who runs the house can look at and do, behind a token of their own."""
