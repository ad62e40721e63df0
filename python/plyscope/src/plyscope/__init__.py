"""Game-tree search, step by step: minimax, alpha-beta and their relatives, and a widget for notebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._backtrack import (
    BacktrackStep,
    CryptarithmResult,
    MapResult,
    MazeResult,
    QueensResult,
    SubsetSumResult,
    SudokuResult,
    TourBoard,
    TourKnown,
    TourResult,
    backtrack,
    backtrack_steps,
)
from ._best_first import ProofMove, ProofNumberSolution, SssSolution, best_first
from ._errors import PlyscopeError
from ._game import Game
from ._grade import Finding, Grade, LessonGrade, Recognised, Unread, grade
from ._helper import Node, run
from ._judge import judge
from ._layout import Layout, PlacedNode
from ._mcts import MctsMove, MctsSolution, mcts
from ._names import Player
from ._picture import Picture
from ._report import Counterexample, Departure, Expected, Got, Report, UnknownLines
from ._search import layout, solve, svg, trace
from ._solution import (
    AverageBounds,
    Because,
    Cutoff,
    GameSolution,
    NullWindow,
    OwnGameSolution,
    Ply,
    Reported,
    Solution,
    TableUse,
)
from ._trace import CountedBelow, Found, Step, Trace
from ._values import Value

if TYPE_CHECKING:
    from ._scene import Scene

__all__ = [
    "AverageBounds",
    "BacktrackStep",
    "Because",
    "CountedBelow",
    "Counterexample",
    "CryptarithmResult",
    "Cutoff",
    "Departure",
    "Expected",
    "Finding",
    "Found",
    "Game",
    "GameSolution",
    "Got",
    "Grade",
    "Layout",
    "LessonGrade",
    "MapResult",
    "MazeResult",
    "MctsMove",
    "MctsSolution",
    "Node",
    "NullWindow",
    "OwnGameSolution",
    "Picture",
    "PlacedNode",
    "Player",
    "Ply",
    "PlyscopeError",
    "ProofMove",
    "ProofNumberSolution",
    "QueensResult",
    "Recognised",
    "Report",
    "Reported",
    "Scene",
    "Solution",
    "SssSolution",
    "Step",
    "SubsetSumResult",
    "SudokuResult",
    "TableUse",
    "TourBoard",
    "TourKnown",
    "TourResult",
    "Trace",
    "UnknownLines",
    "Unread",
    "Value",
    "backtrack",
    "backtrack_steps",
    "best_first",
    "grade",
    "judge",
    "layout",
    "mcts",
    "run",
    "solve",
    "svg",
    "trace",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> object:
    # The widget needs what a notebook has, which takes long to import.
    if name == "Scene":
        from ._scene import Scene

        return Scene
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
