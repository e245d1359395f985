"""The conformance suite: what holds of every game, at every step.

A test module names the rules, the numbers of seats and options, and what the game hides (`Hidden`); it then takes
random games through each of `CHECKS` and `GAME_CHECKS`.
"""

from tests.conformance.games import a_seed_and_its_choices_make_one_game, undo_is_the_same_as_not_having_chosen
from tests.conformance.positions import (
    a_preview_tells_what_a_choice_does,
    choices_are_unique_stable_and_there,
    clones_are_independent,
    every_choice_can_be_played,
    it_survives_storing,
    nothing_else_is_accepted,
    patches_lead_from_view_to_view,
)
from tests.conformance.secrecy import twins_look_the_same, views_are_json_without_what_is_hidden
from tests.conformance.walk import Hidden, Position, along

CHECKS = (
    choices_are_unique_stable_and_there,
    it_survives_storing,
    clones_are_independent,
    nothing_else_is_accepted,
    every_choice_can_be_played,
    patches_lead_from_view_to_view,
    a_preview_tells_what_a_choice_does,
    views_are_json_without_what_is_hidden,
    twins_look_the_same,
)
GAME_CHECKS = (undo_is_the_same_as_not_having_chosen, a_seed_and_its_choices_make_one_game)

__all__ = ["CHECKS", "GAME_CHECKS", "Hidden", "Position", "along"]
