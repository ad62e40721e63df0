"""Arguments in Python as attributes of ``<ply-scope>``."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from ._errors import PlyscopeError
from ._names import PARAMETERS
from ._notation import notation
from ._numbers import is_sequence, is_truth, listed, number, window

#: The attributes, by name: parameters of addresses, and what only the element has. ``step`` is an argument of its own.
NAMES = (*(name for name in PARAMETERS if name != "step"), "src", "lang", "scheme", "height")

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
