"""A still picture of what the widget shows, for exported notebooks and where no widget can be shown."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Optional, Union

from ._attributes import OF_A_SITE
from ._errors import PlyscopeError
from ._names import GROWING, OPTIONS, SWITCHES

#: The attributes of a search and of its picture, which the program takes as texts.
_TEXTS = ("tree", "game", "root", "position", "size", "ending", "evaluation", "weights", "lang", *OPTIONS)

#: The words of what is on or off.
_TRUTHS = {"yes": True, "no": False}

#: With these it is something else than the depth-first search of a tree or a game.
_OTHERS = ("puzzle", "labels", *GROWING, *OF_A_SITE)

#: The longest picture that is kept in a notebook without anybody asking for it, in characters.
_MOST = 200_000


def still(attributes: Mapping[str, str], step: Union[int, str]) -> Optional[str]:
    """The picture of a step as SVG; ``None`` for what is no depth-first search, is too large, or has a problem."""
    if attributes.keys() & set(_OTHERS) or not attributes.keys() & {"tree", "game"}:
        return None
    request: dict[str, object] = {name: attributes[name] for name in _TEXTS if name in attributes}
    try:
        # Here and not above: the widget works where there is no runtime for the program.
        from ._program import call

        if "line" in attributes:
            request["line"] = int(attributes["line"])
        request.update({name: _TRUTHS[attributes[name]] for name in SWITCHES if name in attributes})
        request["step"] = _within(step, attributes)
        try:
            picture: str = call("svg", request)
        except PlyscopeError as error:
            if error.code != "step":
                raise
            # There are fewer steps: the widget is at the last one.
            picture = call("svg", {**request, "step": "last"})
    except (PlyscopeError, KeyError, ValueError, ImportError, FileNotFoundError):
        # The widget itself says what is wrong.
        return None
    return picture if len(picture) <= _MOST else None


def _within(step: Union[int, str], attributes: Mapping[str, str]) -> Union[int, str]:
    """The step that the widget shows: none before the first one or after the last one that it plays."""
    first, last = _moment(attributes.get("from", 0)), _moment(attributes.get("to", "last"))
    shown = max(first, min(_moment(step), last))
    return "last" if shown == math.inf else int(shown)


def _moment(given: Union[int, str]) -> float:
    return math.inf if given == "last" else int(given)
