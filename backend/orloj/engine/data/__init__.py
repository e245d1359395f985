"""Component data of any game: TOML files read once, typed, checked and named where they are wrong."""
