"""Looking back: who has followed how far, a game's past step by step, tables for trying out, and what one keeps."""
