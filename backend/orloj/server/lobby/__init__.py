"""Tables before and around the game: opening, joining, starting, playing again."""
