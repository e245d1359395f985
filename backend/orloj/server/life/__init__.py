"""What becomes of a table while its game runs: what it agrees on, and who leaves and who takes over."""
