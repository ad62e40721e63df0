"""Static pictures, which notebooks show and keep when they are exported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Optional, TypeVar

from ._errors import PlyscopeError
from ._program import call

#: The most nodes of a picture that nobody has asked for.
_MOST_NODES = 200

Owner = TypeVar("Owner", bound="Pictured")


class Picture(str):
    """An SVG file as a text, which a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Pictured:
    """A result that a notebook shows as a picture of a search, if its tree is small enough to be read."""

    #: The request of the picture; it is no part of the result.
    _picture: ClassVar[Optional[Mapping[str, Any]]] = None

    def _repr_svg_(self) -> Optional[str]:
        if self._picture is None:
            return None
        try:
            answer: str = call("svg", self._picture)
            return answer
        except PlyscopeError:
            # Then the notebook shows the text alone.
            return None


def pictured(result: Owner, request: Mapping[str, Any], nodes: int) -> Owner:
    """The result with the request of its picture, unless there are too many nodes."""
    if nodes <= _MOST_NODES:
        # Results are immutable for others.
        object.__setattr__(result, "_picture", dict(request))
    return result
