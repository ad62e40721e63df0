"""Where the nodes of a tree are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ._names import Turn
from ._picture import Pictured
from ._values import Value


@dataclass(frozen=True)
class PlacedNode:
    """Where a node is drawn."""

    #: Its place in a tree (``L3-2``), in a game the moves that lead there.
    node: str
    #: The node above; ``None`` for the root.
    parent: Optional[str]
    #: The name it was given in a tree, the last move in a game; ``None`` where there is none.
    label: Optional[str]
    #: Who is to move there.
    player: Turn
    #: What a leaf is worth; ``None`` for all others.
    value: Optional[Value]
    #: How far to the right, in distances between siblings, from 0 at the leftmost node.
    x: float
    #: How far down, in layers, from 0 at the root.
    y: float


@dataclass(frozen=True, repr=False)
class Layout(Pictured):
    """Where all nodes are drawn. A notebook shows a small tree as a picture before the search."""

    #: The largest x.
    width: float
    #: The largest y.
    height: float
    #: The nodes; each comes after its parent.
    nodes: tuple[PlacedNode, ...]

    def __repr__(self) -> str:
        return f"<Layout: {len(self.nodes):,} nodes, {self.width:g} siblings wide and {self.height + 1:g} layers high>"
