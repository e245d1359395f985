"""The components of Praga Caput Regni: read from the data files once, checked, and offered as constants.

Importing any of them raises ComponentError when the data break a rule.
"""

from orloj.games.caput.components.checks import check
from orloj.games.caput.components.source import DATA

check(DATA)
