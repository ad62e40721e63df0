"""Arguments in Python as attributes of ``<ply-scope>``. It needs nothing but Python."""

from __future__ import annotations

import difflib
import numbers
import operator
from collections.abc import Mapping

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

#: How the two values of a pair are written as one.
PAIRS = {"window": "..", "table": "..", "size": "x", "board": "x"}


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


def is_truth(value: object, truth: bool) -> bool:
    """Whether a value is this truth value, of Python or of numpy, and not the number that equals it."""
    return value is truth or (type(value).__name__ in ("bool", "bool_") and bool(value) is truth)


def listed(value: object) -> object:
    """An array of numpy or torch as a list, and what is one number for them as a number of Python."""
    to_list = None if isinstance(value, type) else getattr(value, "tolist", None)
    return to_list() if callable(to_list) else value


def _text(name: str, value: object) -> str:
    value = listed(value)
    if is_truth(value, True):
        return "" if name in _SWITCHES else "yes"
    if isinstance(value, str):
        return value
    if isinstance(value, (list, tuple)):
        if name in PAIRS:
            if len(value) != 2:
                raise ValueError(f"{name} has two values, and is {value!r}")
            return PAIRS[name].join(_single(name, one) for one in value)
        return " ".join(_single(name, item) for item in value)
    return _single(name, value)


def _single(name: str, value: object) -> str:
    """A text, or a number as an address writes it."""
    value = listed(value)
    if isinstance(value, str):
        return value
    if hasattr(value, "__index__") and not isinstance(value, (bool, type)):
        return str(operator.index(value))
    if isinstance(value, numbers.Real) and not isinstance(value, bool):
        return decimal(float(value))
    raise ValueError(f"{name} cannot be {value!r}: give a text or a number")


def decimal(number: float) -> str:
    """A number as the notation has them, without an exponent and with six decimals at most, or ``inf``."""
    if number in (float("inf"), float("-inf")):
        return "inf" if number > 0 else "-inf"
    if number != number:
        raise ValueError("a number is needed, and nan is none")
    return str(int(number)) if number.is_integer() else f"{number:.6f}".rstrip("0").rstrip(".")
