"""Clocks made for friends: a bank of time for each seat, days that do not count, and what happens at zero."""
