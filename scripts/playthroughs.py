"""Tells the kept games anew: `python -m scripts.playthroughs`.

The choices of a kept game are made again as far as they are legal, so that the difference shows what a change of the
rules or the data did. Read it before you commit it.
"""

from tests.playthroughs.kept import PLAYTHROUGHS

if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        text = playthrough.tell(playthrough.kept_choices())
        same = playthrough.path.exists() and playthrough.path.read_text() == text
        playthrough.path.write_text(text)
        print(f"{playthrough.path.name}: {len(text)} bytes, {'as before' if same else 'new'}")
