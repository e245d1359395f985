"""The notation in which component texts are written, and its reader.

    effect  = line { ";" line } .
    line    = [ header ":" ] change .
    header  = "once a turn" [ trigger ] | trigger .
    trigger = ( "when" | "before" | "after" ) event [ "here" ] { "or" event } .
    change  = [ choice "->" ] choice .                 left: to pay, right: to gain
    choice  = list { "|" list } .                      one of these
    list    = item { "," item } .                      all of these, in this order
    item    = ( symbol [ number ] [ "here" ] | "(" change ")" ) [ "x" number ] [ "per" count ] .

The words belong to the games: each brings a `Vocabulary`. A text is read once, when its component is loaded.
"""

from orloj.engine.notation.nodes import Change, Choice, Effect, Item, Line
from orloj.engine.notation.parser import NotationError, parse, parse_cost
from orloj.engine.notation.text import show
from orloj.engine.notation.vocabulary import Symbol, Vocabulary

__all__ = [
    "Change",
    "Choice",
    "Effect",
    "Item",
    "Line",
    "NotationError",
    "Symbol",
    "Vocabulary",
    "parse",
    "parse_cost",
    "show",
]
