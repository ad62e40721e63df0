"""Numbers of Python, its libraries and numpy as the program reads them."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Context, Decimal
from fractions import Fraction
from numbers import Real
from typing import TYPE_CHECKING, Any, SupportsIndex, Union

from ._errors import PlyscopeError

if TYPE_CHECKING:
    from typing_extensions import TypeGuard

#: More than any option can be; Python does not write numbers of thousands of digits.
_DIGITS = 30
_MOST = 10**_DIGITS

#: What values are rounded to, whatever the precision is that the caller has set.
_MILLIONTH = Decimal("1e-6")
_PRECISE = Context(prec=3 * _DIGITS)


def is_truth(value: object, truth: bool) -> bool:
    """Whether a value is this truth value, of Python or of numpy, and not the number that equals it."""
    return value is truth or (type(value).__name__ in ("bool", "bool_") and bool(value) is truth)


def is_sequence(value: object) -> TypeGuard[Sequence[Any]]:
    """Whether a value is a sequence of others, and no text."""
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes, bytearray))


def is_number(value: object) -> bool:
    """Whether a value is a number: no truth value, and not nan."""
    if isinstance(value, (bool, type)):
        return False
    if isinstance(value, Decimal):
        return not value.is_nan()
    return isinstance(value, SupportsIndex) or (isinstance(value, Real) and value == value)


def listed(value: object) -> object:
    """An array of numpy or torch as a list, and what is one number for them as a number of Python."""
    to_list = None if isinstance(value, type) else getattr(value, "tolist", None)
    return to_list() if callable(to_list) else value


def number(name: str, value: object) -> Union[str, int]:
    """A text, a whole number, or another number as a text that has every digit.

    Floating-point numbers are rounded to six decimals, as many as values have. Raises ``PlyscopeError`` for
    anything else.
    """
    value = listed(value)
    if isinstance(value, str):
        return value
    if isinstance(value, SupportsIndex) and not isinstance(value, (bool, type)):
        return _whole(name, operator.index(value))
    if isinstance(value, Fraction):
        millionths = value * 10**6
        if millionths.denominator != 1:
            raise wrong(name, f"is {excerpt(value)}, which has more than six decimals")
        # Such a text is read as it is; arithmetic would round to the precision that the caller has set.
        value = Decimal(f"{_whole(name, millionths.numerator)}e-6")
    if isinstance(value, Decimal) and value.is_finite():
        written = _written(name, value)
    elif isinstance(value, (Real, Decimal)) and not isinstance(value, bool):
        try:
            written = _decimal(float(value))
        except ValueError:
            raise wrong(name, "is nan; expected a number") from None
    else:
        raise wrong(name, f"cannot be {excerpt(value)}; expected a text or a number")
    return _whole(name, int(written)) if written.lstrip("-").isdigit() else written


def window(name: str, ends: Sequence[object]) -> str:
    """Two ends as a text; those that are ``None`` are open."""
    if len(ends) != 2:
        raise wrong(name, f"has {len(ends)} ends; expected two")
    alpha, beta = (None if end is None else number(name, end) for end in ends)
    return f"{'-inf' if alpha is None else alpha}..{'inf' if beta is None else beta}"


def rounded(number: Decimal) -> str:
    """A number as the notation has them: with six decimals at most, and without an exponent."""
    return _digits(number.quantize(_MILLIONTH, ROUND_HALF_UP, _PRECISE))


def _decimal(number: float) -> str:
    """The same of a floating-point number, or ``inf``."""
    if number in (float("inf"), float("-inf")):
        return "inf" if number > 0 else "-inf"
    if number != number:
        raise ValueError
    # The fewest digits that mean the rounded number, as JavaScript writes it.
    return str(int(number)) if number.is_integer() else _digits(Decimal(repr(float(rounded(Decimal(number))))))


def _whole(name: str, number: int) -> int:
    if abs(number) > _MOST:
        raise wrong(name, "has too many digits")
    return number


def _written(name: str, number: Decimal) -> str:
    if number and abs(number.adjusted()) > _DIGITS:
        raise wrong(name, "has too many digits")
    return _digits(number)


def _digits(number: Decimal) -> str:
    """The digits of a number, without an exponent."""
    if not number:
        return "0"
    text = format(number, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def wrong(name: str, problem: str) -> PlyscopeError:
    """What is wrong with an option, or with a part of it: ``question.tree``."""
    return PlyscopeError(f"{name} {problem}", option=name.partition(".")[0])


def excerpt(value: object) -> str:
    """The beginning of what Python writes for a value."""
    try:
        written = repr(value)
    except Exception:
        # The value is not ours.
        written = f"<{type(value).__name__}>"
    return written if len(written) <= 60 else f"{written[:57]}…"
