"""Monte Carlo tree search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Optional, Union, overload

from ._names import Game as GameName, MctsSelection, Turn
from ._options import MctsGameOptions, MctsTreeOptions, Tree, Unpack
from ._program import call
from ._record import build
from ._request import of_program
from ._values import Value


@dataclass(frozen=True)
class MctsMove:
    """A move at the root, as Monte Carlo tree search knows it."""

    #: The move; in a tree the name of the node.
    move: str
    #: How many iterations went through it.
    visits: int
    #: Their mean reward, from 0 to 1, to the player who moves at the root; to MAX where chance decides.
    #: By PUCT there are also moves without a visit, for which ½ is compared.
    mean: float
    #: The exploration term at the end; ``None`` where chance decides.
    exploration: Optional[float]
    #: The mean and the exploration term together; ``None`` where chance decides.
    sum: Optional[float]
    #: What the move is worth exactly, to MAX; ``None`` where that takes too long.
    value: Optional[Value]
    #: By PUCT the prior of the move, from 0 to 1, by the static evaluation.
    prior: Optional[float] = None
    #: By RAVE in how many iterations the player played the move at the root or later, since it is in the tree.
    amaf_visits: Optional[int] = None
    #: Their mean reward, as ``mean``.
    amaf_mean: Optional[float] = None
    #: In a tree the L-name of the node: several nodes may have one name.
    node: Optional[str] = None


@dataclass(frozen=True, repr=False)
class MctsSolution:
    """What Monte Carlo tree search finds."""

    algorithm: Literal["mcts"]
    #: How many iterations there were.
    iterations: int
    #: The constant of the exploration term.
    exploration: Value
    #: What all random moves followed from.
    seed: int
    #: How many nodes the tree has in the end.
    nodes: int
    #: Who moves at the root; ``None`` if the game is over.
    root: Optional[Turn]
    #: The mean reward of all iterations, as those of the moves.
    mean: float
    #: The most visited move, which would be played; ``None`` where chance decides.
    choice: Optional[str]
    #: The most visited moves in turn, as far as they were visited more than once.
    line: tuple[str, ...]
    children: tuple[MctsMove, ...]
    #: What the root is worth exactly, to MAX; ``None`` where that takes too long.
    value: Optional[Value]
    #: The tree in its shortest notation, if a tree was searched.
    tree: Optional[str] = None
    #: The game, if a game was searched, and its position.
    game: Optional[str] = None
    position: Optional[str] = None
    #: By which rule moves were selected.
    selection: MctsSelection = "uct"
    #: By RAVE its constant k.
    equivalence: Optional[int] = None
    #: In a tree the L-name of the node of ``choice``, and those of the nodes of ``line``: several nodes may have
    #: one name.
    choice_node: Optional[str] = None
    line_nodes: Optional[tuple[str, ...]] = None

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__}: {self.choice or 'no choice'} after {self.iterations} iterations, "
            f"mean {self.mean:.2f}, {self.nodes} nodes>"
        )


@overload
def mcts(subject: Tree, /, **options: Unpack[MctsTreeOptions]) -> MctsSolution: ...


@overload
def mcts(*, tree: Tree, **options: Unpack[MctsTreeOptions]) -> MctsSolution: ...


@overload
def mcts(*, game: GameName, **options: Unpack[MctsGameOptions]) -> MctsSolution: ...


def mcts(subject: Union[Tree, None] = None, /, **options: Any) -> MctsSolution:
    """Searches a tree or a game by Monte Carlo tree search.

    The tree is the first argument or ``tree``; ``game`` names a game of Plyscope, with ``position``, ``size``,
    ``line`` and ``ending``. ``iterations`` (1000 by default, 1,000,000 at most), ``exploration`` (1.4),
    ``selection`` (``"uct"``), ``equivalence`` (1000, by RAVE only) and ``seed`` (1) say how it is searched; the same seed gives the same search everywhere.

    >>> mcts("(4 8) (17 5)", iterations=400).choice
    'L2-2'

    Raises ``PlyscopeError`` for a tree that cannot be read and for an option that there is not, or that cannot
    be as it is.
    """
    return build(MctsSolution, call("mcts", of_program(subject, options)))
