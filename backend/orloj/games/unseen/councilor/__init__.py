"""The Councilor of the solo game (PU-SOLO).

It does what players do, by the same effects; this package holds what it does in its own way: `turn` and `rows` (which
card, which action, where), `workers` (which Worker), `aims` (what its Aim cards look for), `answers` (its choice
wherever an effect leaves one), `stock` (wild goods), `tokens` (Reward tokens) and `start` (its setup).
"""
