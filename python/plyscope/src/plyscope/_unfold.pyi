"""Unfolding games: `www/program/unfold.py`, which programs on the page use as well."""

from collections.abc import Callable
from typing import Any, Optional

MOST_PLIES: int

def unfold(
    game: object,
    nodes: int,
    depth: Optional[int] = None,
    text: Optional[int] = None,
    boards: bool = False,
    locate: Callable[[Exception], Optional[int]] = ...,
) -> dict[str, Any]: ...
