"""Bots at the tables of the service: they think in processes of their own and act by everybody's path of commands."""
