"""Numbers of Python, its libraries and numpy as the program reads them."""

from __future__ import annotations

import operator
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import SupportsIndex, Union

from ._attributes import decimal, listed
from ._errors import PlyscopeError

#: More than any option can be; Python does not write numbers of thousands of digits.
_DIGITS = 30
_MOST = 10**_DIGITS


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
            raise PlyscopeError(f"{name} is {excerpt(value)}, which has more than six decimals", option=name)
        # Such a text is read as it is; arithmetic would round to the precision that the caller has set.
        value = Decimal(f"{_whole(name, millionths.numerator)}e-6")
    if isinstance(value, Decimal) and value.is_finite():
        written = _written(name, value)
    elif isinstance(value, (Real, Decimal)) and not isinstance(value, bool):
        try:
            written = decimal(float(value))
        except ValueError as nan:
            raise PlyscopeError(f"{name}: {nan}", option=name) from None
    else:
        raise PlyscopeError(f"{name} cannot be {excerpt(value)}; expected a text or a number", option=name)
    return _whole(name, int(written)) if written.lstrip("-").isdigit() else written


def _whole(name: str, number: int) -> int:
    if abs(number) > _MOST:
        raise PlyscopeError(f"{name} has too many digits", option=name)
    return number


def _written(name: str, number: Decimal) -> str:
    """The digits of a number, without an exponent."""
    if not number:
        return "0"
    if abs(number.adjusted()) > _DIGITS:
        raise PlyscopeError(f"{name} has too many digits", option=name)
    text = format(number, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def excerpt(value: object) -> str:
    """The beginning of what Python writes for a value."""
    try:
        written = repr(value)
    except Exception:
        # The value is not ours.
        written = f"<{type(value).__name__}>"
    return written if len(written) <= 60 else f"{written[:57]}…"
