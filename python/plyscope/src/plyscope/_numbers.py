"""Numbers of Python, its libraries and numpy as the program reads them."""

from __future__ import annotations

import operator
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import SupportsIndex, Union

from ._attributes import decimal
from ._errors import PlyscopeError

#: More than any option can be; Python does not write numbers of thousands of digits.
_MOST = 10**30


def number(name: str, value: object) -> Union[str, int]:
    """A text, a whole number, or another number as a text that has every digit.

    Floating-point numbers are rounded to six decimals, as many as values have. Raises ``PlyscopeError`` for
    anything else.
    """
    if isinstance(value, str):
        return value
    if isinstance(value, SupportsIndex) and not isinstance(value, (bool, type)):
        whole = operator.index(value)
        if abs(whole) > _MOST:
            raise PlyscopeError(f"{name} has too many digits", option=name)
        return whole
    if isinstance(value, Fraction):
        millionths = value * 10**6
        if millionths.denominator != 1:
            raise PlyscopeError(f"{name} is {value}, which has more than six decimals", option=name)
        value = Decimal(millionths.numerator).scaleb(-6)
    if isinstance(value, Decimal) and value.is_finite():
        return format(value.normalize() if value else Decimal(0), "f")
    if isinstance(value, (Real, Decimal)) and not isinstance(value, bool):
        try:
            return decimal(float(value))
        except ValueError as nan:
            raise PlyscopeError(f"{name}: {nan}", option=name) from None
    raise PlyscopeError(f"{name} cannot be {excerpt(value)}; expected a text or a number", option=name)


def excerpt(value: object) -> str:
    """The beginning of what Python writes for a value."""
    try:
        written = repr(value)
    except Exception:
        # The value is not ours.
        written = f"<{type(value).__name__}>"
    return written if len(written) <= 60 else f"{written[:57]}…"
