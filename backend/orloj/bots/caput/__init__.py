"""How the bots see Praga Caput Regni: `worth` alone is for others."""

from orloj.bots.caput.worth import worth

__all__ = ["worth"]
