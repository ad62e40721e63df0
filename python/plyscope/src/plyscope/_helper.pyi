"""The helper of judged programs, ``programs/plyscope.py``."""

from collections.abc import Callable
from typing import Any, Optional, Union

_Tree = Union[float, list[_Tree]]

class Node:
    """A node of a game tree."""

    name: str
    is_max: bool
    def __init__(
        self,
        tree: _Tree,
        is_max: bool,
        layer: int = 1,
        looks: Optional[list[dict[str, str]]] = None,
        counts: Optional[dict[int, int]] = None,
    ) -> None: ...
    @property
    def children(self) -> list[Node]: ...
    @property
    def is_leaf(self) -> bool: ...
    @property
    def value(self) -> Any: ...

def run(search: Callable[[Node, float, float], float]) -> None: ...
