"""Values as Python has them, and how they are written for people."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Union

from ._names import Outcome

#: What a node is worth to MAX: a whole number, an exact number with up to six decimals, a fraction where chance
#: decides and no such number is exact, or how a game ends.
#: Where a value can be ``None`` it is an open end of a window, or there is none.
Value = Union[int, Decimal, Fraction, Outcome]


def shown(value: object) -> str:
    """A value for people; a missing one is a dash."""
    if value is None:
        return "–"
    return format(value, "f") if isinstance(value, Decimal) else str(value)


def shown_window(alpha: object, beta: object) -> str:
    """A window for people, with its open ends."""
    return f"{'-inf' if alpha is None else shown(alpha)}..{'inf' if beta is None else shown(beta)}"


def shown_some(items: tuple[str, ...], most: int = 8) -> str:
    """The first of some names."""
    rest = f" … ({len(items)} in all)" if len(items) > most else ""
    return " ".join(items[:most]) + rest
