"""What a search finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ._names import NullWindowSide, Turn, Verdict, WindowEnd
from ._picture import Pictured
from ._values import Value, shown, shown_some

_VERDICTS = {"exact": "", "at-least": "at least ", "at-most": "at most "}


@dataclass(frozen=True)
class TableUse:
    """What a transposition table was asked, and how often it had an answer."""

    probes: int
    hits: int


@dataclass(frozen=True)
class NullWindow:
    """What a null window asks: on which side of a value a node is."""

    #: Whether the node is asked to be above the value or below it.
    asks: NullWindowSide
    #: The near end of the window.
    value: Optional[Value]
    #: The node whose best child has that value; ``None`` where it is an end of the search's own window.
    of: Optional[str]


@dataclass(frozen=True)
class Because:
    """Why a cut was made."""

    #: Which end of the window was met.
    bound: WindowEnd
    #: Where that end stood; ``None`` where it is open.
    value: Optional[Value]
    #: The node whose best child has that value; ``None`` for the window of the root and for a null window.
    set_by: Optional[str]
    #: Whether that was further up than the parent.
    deep: bool
    #: The null window whose far end was met; ``None`` where that end was none.
    null_window: Optional[NullWindow]
    #: The chance node that passed that value on: beyond it, its average leaves its own window.
    chance: Optional[str] = None


@dataclass(frozen=True)
class AverageBounds:
    """Between which values the average of a chance node lies, as far as is known."""

    least: Value
    most: Value


@dataclass(frozen=True)
class Cutoff:
    """Children that were cut off."""

    #: The node whose children are cut off.
    at: str
    #: The step at which that happens.
    step: int
    #: The children that are not looked at.
    skipped: tuple[str, ...]
    #: The window of the node; ``None`` is an open end.
    alpha: Optional[Value]
    beta: Optional[Value]
    because: Because


@dataclass(frozen=True, repr=False)
class Solution(Pictured):
    """What a search of a tree finds. Nodes are named by their place: ``L3-2`` is the second in layer 3.

    All values are from MAX's point of view. A notebook shows a small tree as a picture of the last step.
    """

    #: The tree in its shortest notation.
    tree: str
    algorithm: str
    #: Who is to move at the root.
    root: Turn
    #: What the root is worth.
    value: Optional[Value]
    verdict: Verdict
    #: Whether the value is an estimate: the search left a node to the static evaluation.
    estimate: bool
    #: The line that both players follow, from the root, as far as it is known.
    best_path: tuple[str, ...]
    #: The nodes that were visited, in the order in which they were.
    visited: tuple[str, ...]
    #: How many visits that were; some searches visit a node more than once.
    visits: int
    #: The nodes that were never visited because of a cut.
    pruned: tuple[str, ...]
    #: The nodes that were never visited because they lie beyond the depth, or the table knew enough.
    beyond: tuple[str, ...]
    cutoffs: tuple[Cutoff, ...]
    #: ``None`` without a table.
    table: Optional[TableUse]
    #: Whether the value may be wrong, because the table takes bounds for values, or the search leaves out
    #: what usually does not matter.
    unsound: bool
    #: How many nodes the tree has.
    nodes: int
    #: How many steps the search takes.
    steps: int

    def __repr__(self) -> str:
        pruned = f": {shown_some(self.pruned)}" if self.pruned else ""
        return (
            f"<{type(self).__name__}: {self.algorithm} finds {_VERDICTS[self.verdict]}{shown(self.value)}"
            f"{' (an estimate)' if self.estimate else ''}; {self._best()}; "
            f"{len(self.visited)} of {self.nodes} nodes visited, {len(self.pruned)} pruned{pruned}>"
        )

    def _best(self) -> str:
        return f"best path {shown_some(self.best_path)}"


@dataclass(frozen=True, repr=False)
class OwnGameSolution(Solution):
    """What a search of a game of your own finds: that of its tree, and the best moves."""

    #: The moves of the line that both players follow, as far as it is known.
    best_line: tuple[str, ...]
    #: How many plies were unfolded.
    plies: int
    #: Whether the game was unfolded to its end. If not, ``estimate`` is true where that may matter.
    complete: bool

    def _best(self) -> str:
        return f"best line {shown_some(self.best_line)}"


@dataclass(frozen=True)
class Ply:
    """What was counted at a ply."""

    nodes: int
    leaves: int
    cuts: int
    #: How many were left to the static evaluation.
    evaluated: int


@dataclass(frozen=True)
class Reported:
    """What others report of just this search."""

    calls: int
    source: str
    note: str


@dataclass(frozen=True, repr=False)
class GameSolution(Pictured):
    """What a search of a game of Plyscope finds; a notebook shows a small one as a picture.

    All values are from MAX's point of view.
    """

    game: str
    #: Where it began.
    position: str
    algorithm: str
    #: How many plies it looked ahead; ``None`` for up to the end.
    depth: Optional[int]
    #: How deep iterative deepening came; ``None`` for other searches.
    depth_reached: Optional[int]
    #: Whether the time limit ended it.
    time_up: bool
    root: Turn
    value: Optional[Value]
    verdict: Verdict
    #: Whether the value is an estimate: the search left a position to the static evaluation.
    estimate: bool
    #: The moves of the line that both players follow, as far as it is known.
    best_line: tuple[str, ...]
    #: How many positions were visited.
    calls: int
    leaves: int
    cuts: int
    evaluated: int
    #: The same by ply, from the start.
    plies: tuple[Ply, ...]
    #: ``None`` without a table.
    table: Optional[TableUse]
    #: Whether the value may be wrong, because the table takes bounds for values, or the search leaves out
    #: what usually does not matter.
    unsound: bool
    #: ``None`` where others report nothing, or the same.
    reported: Optional[Reported]

    def __repr__(self) -> str:
        value = f"{_VERDICTS[self.verdict]}{shown(self.value)}"
        estimate = " (an estimate)" if self.estimate else ""
        return (
            f"<GameSolution: in {self.game} {self.algorithm} finds {value}{estimate}; "
            f"best line {shown_some(self.best_line)}; {self.calls:,} positions visited, {self.cuts:,} cuts>"
        )
