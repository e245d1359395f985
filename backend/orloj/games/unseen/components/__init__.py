"""The components of Prague Unseen: read from the data files once, checked, and offered as constants.

`cards`, `prices`, `witch`, `city` and `minigames` hold the pieces, `vocabulary` the words of their texts,
`catalogue` the JSON for the page. Importing any of them raises ComponentError when the data break a rule.
"""

from orloj.games.unseen.components.checks import check
from orloj.games.unseen.components.source import DATA

check(DATA)
