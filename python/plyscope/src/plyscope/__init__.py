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
    TourResult,
    backtrack,
    backtrack_steps,
)
from ._best_first import ProofMove, ProofNumberSolution, SssSolution, best_first
from ._errors import PlyscopeError
from ._game import Game
from ._grade import Finding, Grade, LessonGrade, grade
from ._helper import Node, run
from ._judge import judge
from ._layout import Layout, PlacedNode
from ._mcts import MctsMove, MctsSolution, mcts
from ._names import Player
from ._picture import Picture
from ._report import Counterexample, Departure, Report
from ._search import layout, solve, svg, trace
from ._solution import (
    AverageBounds,
    Because,
    Cutoff,
    GameSolution,
    NullWindow,
    OwnGameSolution,
    Ply,
    Solution,
    TableUse,
)
from ._trace import Step, Trace
from ._values import Value

if TYPE_CHECKING:
    from ._scene import Scene

__all__ = [
    "AverageBounds",
    "BacktrackStep",
    "Because",
    "Counterexample",
    "CryptarithmResult",
    "Cutoff",
    "Departure",
    "Finding",
    "Game",
    "GameSolution",
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
    "Report",
    "Scene",
    "Solution",
    "SssSolution",
    "Step",
    "SubsetSumResult",
    "SudokuResult",
    "TableUse",
    "TourResult",
    "Trace",
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


def __getattr__(name: str) -> object:
    # The widget needs what a notebook has, which takes long to import.
    if name == "Scene":
        from ._scene import Scene

        return Scene
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
