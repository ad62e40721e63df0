"""Arguments in Python as attributes of ``<ply-scope>``."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from ._errors import PlyscopeError
from ._notation import notation
from ._numbers import is_sequence, is_truth, listed, number, window

#: The attributes, by name. ``step`` is an argument of its own.
NAMES = (
    # The search of a tree or of a game.
    "tree", "game", "root", "position", "size", "line", "ending", "evaluation", "weights", "algorithm",
    "form", "depth", "time", "order", "seed", "cut", "fail", "window", "guess", "table", "keeps", "symmetry", "etc",
    # Searches that grow a tree.
    "iterations", "exploration", "selection", "equivalence", "search", "goal",
    # The search on a board.
    "puzzle", "board", "start", "blocked", "path", "tour", "prune", "clues", "cells", "map", "colours",
    "sum", "numbers", "target", "bound", "maze", "length", "variables", "values", "inference", "test",
    # Two programs that hand over to each other.
    "labels", "wanted",
    # How it is shown.
    "from", "to", "controls", "loop", "autoplay", "speed",
    # Questions and lessons.
    "question", "practice", "level", "pace", "points", "attempts", "hints", "grading",
    "feedback", "again", "bug", "mistake", "exercise", "language", "variant",
    "lesson", "ask",
    # What only the element has.
    "src", "lang", "scheme", "height",
)  # fmt: skip

#: What only searches that grow a tree have.
GROWING = ("iterations", "exploration", "selection", "equivalence", "search", "goal")

#: What has a page of its own, which only a site has.
OF_A_SITE = ("question", "practice", "lesson", "src")

#: Attributes that are there or not; where another one is ``True``, it says yes.
_SWITCHES = ("loop", "autoplay")

#: How the two values of a pair are written as one. Windows are no such pairs: their ends may be open.
PAIRS = {"table": "..", "size": "x", "board": "x"}


def texts(arguments: Mapping[str, object]) -> dict[str, str]:
    """The attributes that are there, as texts."""
    written = {_name(name): (name, value) for name, value in arguments.items()}
    if len(written) < len(arguments):
        raise TypeError("an attribute is given twice, once with an underscore behind it")
    is_there = {name: pair for name, pair in written.items() if not (pair[1] is None or is_truth(pair[1], False))}
    return {name: _text(name, value) for name, (_, value) in is_there.items()}


def _name(given: str) -> str:
    """The attribute that a name in Python means: ``from_`` is ``from``, which Python keeps for itself."""
    name = given[:-1] if given.endswith("_") else given
    if name in NAMES:
        return name
    near = difflib.get_close_matches(name, [*NAMES, "step", "site"], n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(NAMES)}"
    raise TypeError(f"Scene has no attribute {given!r}{hint}")


def _text(name: str, value: object) -> str:
    """A text, or a number as an address writes it."""
    value = listed(value)
    if is_truth(value, True):
        return "" if name in _SWITCHES else "yes"
    if isinstance(value, str):
        return value
    if name == "tree":
        return notation(value)
    if not is_sequence(value):
        return str(number(name, value))
    if name == "window":
        return window(name, value)
    if name in PAIRS and len(value) != 2:
        raise PlyscopeError(f"{name} has {len(value)} values; expected two", option=name)
    return PAIRS.get(name, " ").join(str(number(name, one)) for one in value)
