"""What bots know of Prague Unseen."""
