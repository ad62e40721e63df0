"""Arguments in Python as requests to the program: texts, whole numbers, truth values and pairs of them."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from itertools import islice
from numbers import Real
from typing import Union

from ._attributes import PAIRS
from ._errors import PlyscopeError
from ._game import is_game
from ._notation import notation
from ._numbers import excerpt, is_sequence, is_truth, listed, number
from ._question import address

#: What an option is in a request.
Plain = Union[str, int, float, bool, None, "list[Plain]", "dict[str, Plain]"]

#: Options that are lengths in pixels, which need not be whole.
_LENGTHS = ("width", "height")

#: Parts of a puzzle that may be sequences: of numbers, of squares, or of rows.
_LISTS = ("numbers", "path", "blocked", "maze", "clues")

#: The longest such sequence: longer ones cannot be read.
_MOST_ITEMS = 1_000


def request(options: Mapping[str, object]) -> dict[str, Plain]:
    """The options that are given, as plain data; ``None`` is an option that is not given.

    Raises ``PlyscopeError`` for a value that no option can have.
    """
    plain: dict[str, Plain] = {}
    for given, value in options.items():
        name = given[:-1] if given.endswith("_") and keyword.iskeyword(given[:-1]) else given
        if value is None:
            continue
        if name in plain:
            raise PlyscopeError(f"{name} is given twice, once with an underscore behind it", option=name)
        plain[name] = _plain(name, value)
    return plain


def with_subject(name: str, subject: object, options: Mapping[str, object]) -> dict[str, object]:
    """The options with what is searched, a tree or a game, if it is given before them."""
    if subject is None:
        return dict(options)
    for other in ("tree", "game"):
        if options.get(other) is not None:
            raise PlyscopeError(f"{other} is given as an option, and a {name} before it", option=other)
    return {**options, name: subject}


def of_program(subject: object, options: Mapping[str, object]) -> dict[str, Plain]:
    """The request for a search that takes no games but those of the program."""
    given = with_subject("game" if is_game(subject) else "tree", subject, options)
    game = given.get("game")
    if not (game is None or isinstance(game, str)):
        raise PlyscopeError(f"game cannot be {excerpt(game)}; expected the name of a game", option="game")
    return request(given)


def _plain(name: str, value: object) -> Plain:
    if isinstance(value, str):
        return value
    if name == "tree":
        return notation(value)
    value = listed(value)
    if is_truth(value, True) or is_truth(value, False):
        return bool(value)
    if name == "question" and isinstance(value, Mapping):
        return address(value)
    if name == "answers" and isinstance(value, Mapping):
        return {str(key): str(number(f"answers.{key}", one)) for key, one in value.items() if one is not None}
    if is_sequence(value) and name in _LISTS:
        if len(value) > _MOST_ITEMS:
            raise PlyscopeError(f"{name} has {len(value)} items; at most {_MOST_ITEMS} are read", "too-large", name)
        return " ".join(str(number(name, one)) for one in value)
    if is_sequence(value):
        # The ends of a window stay apart, since an open one is None.
        items: list[Plain] = [one if one is None else number(name, one) for one in islice(value, 3)]
        if name in PAIRS and len(items) == 2:
            return PAIRS[name].join(str(one) for one in items)
        return items
    if name in _LENGTHS and isinstance(value, Real):
        # A length that is no number of pixels is a text here, which the program refuses.
        try:
            length = float(value)
        except OverflowError:
            return number(name, value)
        return length if abs(length) < float("inf") else str(length)
    return number(name, value)
