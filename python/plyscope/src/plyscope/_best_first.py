"""SSS* and proof-number search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Optional, Union, overload

from ._names import BestFirstSearch, Game as GameName, Player, ProofAnswer
from ._options import BestFirstGameOptions, BestFirstTreeOptions, Tree, Unpack
from ._program import call
from ._record import build
from ._request import of_program
from ._values import Value


@dataclass(frozen=True, repr=False)
class SssSolution:
    """What SSS* finds."""

    algorithm: Literal["sss"]
    #: How many plies were looked ahead; ``None`` for up to the end of the game.
    depth: Optional[int]
    steps: int
    #: How many nodes were added to the tree.
    nodes: int
    #: How many leaves were evaluated.
    leaves: int
    #: How many leaves alpha-beta visits, from left to right; ``None`` where counting them takes too long.
    alpha_beta_leaves: Optional[int]
    #: Who moves at the root; ``None`` if the game is over.
    root: Optional[Player]
    #: The value of the root, to MAX; ``None`` if the search ended before.
    value: Optional[Value]
    #: Whether the value is an estimate: the search left a node to the static evaluation.
    estimate: bool
    #: The leaves that were evaluated, in that order: L-names of nodes, or moves joined by “–”.
    evaluated: tuple[str, ...]
    #: The tree in its shortest notation, if a tree was searched.
    tree: Optional[str] = None
    #: The game, if a game was searched, and its position.
    game: Optional[str] = None
    position: Optional[str] = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.value}, {self.leaves} leaves>"


@dataclass(frozen=True)
class ProofMove:
    """A move at the root, as proof-number search knows it."""

    #: The move; in a tree the name of the node.
    move: str
    #: The proof number; ``None`` where it is infinite.
    proof: Optional[int]
    #: The disproof number; ``None`` where it is infinite.
    disproof: Optional[int]
    #: In a tree the L-name of the node: several nodes may have one name.
    node: Optional[str] = None


@dataclass(frozen=True, repr=False)
class ProofNumberSolution:
    """What proof-number search finds."""

    algorithm: Literal["proof-number"]
    #: What MAX should get at least.
    goal: Value
    iterations: int
    nodes: int
    #: How many nodes alpha-beta visits, from left to right; ``None`` where counting them takes too long.
    alpha_beta_nodes: Optional[int]
    #: Who moves at the root; ``None`` if the game is over.
    root: Optional[Player]
    #: ``None`` if the search ended before the question was answered.
    answer: Optional[ProofAnswer]
    #: The numbers of the root; ``None`` where they are infinite.
    proof: Optional[int]
    disproof: Optional[int]
    children: tuple[ProofMove, ...]
    #: The tree in its shortest notation, if a tree was searched.
    tree: Optional[str] = None
    #: The game, if a game was searched, and its position.
    game: Optional[str] = None
    position: Optional[str] = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.answer or 'no answer'}, {self.nodes} nodes>"


#: What either search finds.
BestFirstSolution = Union[SssSolution, ProofNumberSolution]


@overload
def best_first(
    subject: Tree, /, *, search: Optional[Literal["sss"]] = None, **options: Unpack[BestFirstTreeOptions]
) -> SssSolution: ...


@overload
def best_first(
    *, tree: Tree, search: Optional[Literal["sss"]] = None, **options: Unpack[BestFirstTreeOptions]
) -> SssSolution: ...


@overload
def best_first(
    *, game: GameName, search: Optional[Literal["sss"]] = None, **options: Unpack[BestFirstGameOptions]
) -> SssSolution: ...


@overload
def best_first(
    subject: Tree, /, *, search: Literal["proof-number"], **options: Unpack[BestFirstTreeOptions]
) -> ProofNumberSolution: ...


@overload
def best_first(
    *, tree: Tree, search: Literal["proof-number"], **options: Unpack[BestFirstTreeOptions]
) -> ProofNumberSolution: ...


@overload
def best_first(
    *, game: GameName, search: Literal["proof-number"], **options: Unpack[BestFirstGameOptions]
) -> ProofNumberSolution: ...


@overload
def best_first(
    subject: Tree, /, *, search: Optional[BestFirstSearch], **options: Unpack[BestFirstTreeOptions]
) -> BestFirstSolution: ...


@overload
def best_first(
    *, tree: Tree, search: Optional[BestFirstSearch], **options: Unpack[BestFirstTreeOptions]
) -> BestFirstSolution: ...


@overload
def best_first(
    *, game: GameName, search: Optional[BestFirstSearch], **options: Unpack[BestFirstGameOptions]
) -> BestFirstSolution: ...


def best_first(subject: Union[Tree, None] = None, /, **options: Any) -> BestFirstSolution:
    """Searches a tree or a game, without chance, by SSS* or proof-number search.

    The tree is the first argument or ``tree``; ``game`` names a game of Plyscope, with ``position``, ``size``,
    ``line`` and ``ending``. ``search`` is ``"sss"``, the default, which takes a ``depth``, or
    ``"proof-number"``, which takes a ``goal`` (by default ``"win"``, and for a tree of numbers its static
    evaluation) and ``iterations`` (10,000 by default).

    >>> best_first("((3 5) (2 9)) ((7 8) (6 4))").leaves
    6
    >>> best_first("(3 5) (2 9)", search="proof-number", goal=4).answer
    'disproved'

    Raises ``PlyscopeError`` for a tree that cannot be read and for an option that there is not, or that cannot
    be as it is.
    """
    found = call("best_first", of_program(subject, options))
    if found["algorithm"] == "proof-number":
        return build(ProofNumberSolution, found)
    return build(SssSolution, found)
