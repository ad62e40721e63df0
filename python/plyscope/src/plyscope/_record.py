"""Records: immutable objects made of the program's answers."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Optional, TypeVar, get_args, get_type_hints

Record = TypeVar("Record")

#: The ending of the name of a text beside a rounded number.
_EXACT = "_exact"


def build(of: type[Record], answer: Mapping[str, Any]) -> Record:
    """A record of an answer. What the type of a field says is a record becomes one, in a tuple too."""
    kinds = _kinds(of)  # type: ignore[arg-type]
    given = {key: value for key, value in answer.items() if not key.endswith(_EXACT)}
    record = {key: _converted(kinds.get(key), value) for key, value in given.items()}
    # Beside a rounded number is the text of the fraction that it stands for.
    exact = {key[: -len(_EXACT)]: Fraction(text) for key, text in answer.items() if key.endswith(_EXACT)}
    return of(**{**record, **exact})


class _Frozen(dict):  # type: ignore[type-arg]
    """A dictionary that does not change, as the record that has it; it can be written as JSON."""

    def _refuse(self, *given: object, **named: object) -> Any:
        raise TypeError("results do not change")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> Any:
        return _Frozen, (dict(self),)


def _converted(kind: Optional[type], value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_converted(kind, one) for one in value)
    if isinstance(value, dict) and kind is None:
        return _Frozen({key: _converted(None, one) for key, one in value.items()})
    if kind is None or value is None:
        return value
    return build(kind, value) if isinstance(value, dict) else kind(value)


@functools.lru_cache(maxsize=None)
def _kinds(of: type) -> dict[str, Optional[type]]:
    """The fields that are records, floating-point numbers or fractions, perhaps optional ones or tuples of them."""
    return {name: _kind(hint) for name, hint in get_type_hints(of).items()}


def _kind(hint: Any) -> Optional[type]:
    if set(get_args(hint)) == {Fraction, type(None)}:
        return Fraction
    for one in (hint, *get_args(hint)):
        if one is float or (isinstance(one, type) and dataclasses.is_dataclass(one)):
            return one
    return None
