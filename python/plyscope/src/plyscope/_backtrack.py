"""Puzzles, searched by backtracking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Optional, Union, overload

from ._names import (
    BacktrackEnd,
    BacktrackEvent,
    BacktrackStatus,
    CellOrder,
    Inference,
    MazeBound,
    NumberOrder,
    PuzzleName,
    PuzzleTest,
    SumBound,
    TourEnd,
    TourPruning,
    TourVerdict,
    ValueOrder,
    VariableOrder,
)
from ._options import (
    BacktrackStepsOptions,
    CryptarithmOptions,
    MapOptions,
    MazeOptions,
    QueensOptions,
    SubsetSumOptions,
    SudokuOptions,
    TourOptions,
    Unpack,
)
from ._program import call
from ._record import build
from ._request import request
from ._values import shown_some


def _line(result: Any, count: int, what: str, found: tuple[Any, ...]) -> str:
    """A result for people: what was counted, and the first solution."""
    first = f": {shown_some(_pieces(found[0]))}" if found else ""
    return (
        f"<{type(result).__name__}: {count:,} {what}{'' if count == 1 else 's'}, "
        f"{result.nodes:,} nodes, {result.steps:,} steps{first}>"
    )


def _pieces(solution: Any) -> tuple[str, ...]:
    """What a solution consists of, for people."""
    if isinstance(solution, Mapping):
        return tuple(f"{name}={value}" for name, value in solution.items())
    return tuple(str(one) for one in (solution.split() if isinstance(solution, str) else solution))


@dataclass(frozen=True, repr=False)
class PuzzleResult:
    """What was counted in the search of a puzzle that is not a tour."""

    test: PuzzleTest
    #: How many solutions were found.
    solutions: int
    #: Whether everything was tried.
    finished: bool
    end: BacktrackEnd
    #: How many partial and complete solutions were entered.
    nodes: int
    steps: int
    #: How many of the nodes were complete candidates.
    candidates: int

    def __repr__(self) -> str:
        return _line(self, self.solutions, "solution", getattr(self, "found", ()))


@dataclass(frozen=True, repr=False)
class CspResult(PuzzleResult):
    """The same for a constraint satisfaction problem, with how it was searched."""

    variables: VariableOrder
    values: ValueOrder
    inference: Inference


@dataclass(frozen=True, repr=False)
class QueensResult(CspResult):
    """What was found of queens."""

    puzzle: Literal["queens"]
    size: int
    #: The column of the queen in each row, from the top, counted from 1 at the left.
    found: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, repr=False)
class SudokuResult(CspResult):
    """What was found of a sudoku."""

    puzzle: Literal["sudoku"]
    clues: str
    order: CellOrder
    #: The digits, with spaces between rows.
    found: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class MapResult(CspResult):
    """What was found of a map."""

    puzzle: Literal["map"]
    map: str
    colours: int
    #: The number of the colour of each region, from 1.
    found: tuple[Mapping[str, int], ...]


@dataclass(frozen=True, repr=False)
class CryptarithmResult(CspResult):
    """What was found of a cryptarithm."""

    puzzle: Literal["cryptarithm"]
    sum: str
    #: The digit of each letter.
    found: tuple[Mapping[str, int], ...]


@dataclass(frozen=True, repr=False)
class SubsetSumResult(PuzzleResult):
    """What was found of a subset sum."""

    puzzle: Literal["subset-sum"]
    numbers: tuple[int, ...]
    target: int
    order: NumberOrder
    bound: SumBound
    #: The numbers that add up to the target.
    found: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, repr=False)
class MazeResult(PuzzleResult):
    """What was found of a maze."""

    puzzle: Literal["maze"]
    maze: str
    length: Optional[int]
    order: str
    bound: Optional[MazeBound]
    #: The squares of a way, from the start on, as in chess.
    found: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class TourBoard:
    """The board of a tour."""

    rows: int
    columns: int
    blocked: tuple[str, ...]


@dataclass(frozen=True)
class TourKnown:
    """What is proved of tours before any search."""

    verdict: TourVerdict
    #: The proof, in a sentence.
    reason: Optional[str]


@dataclass(frozen=True, repr=False)
class TourResult:
    """What was found of tours."""

    puzzle: Literal["tour"]
    board: TourBoard
    #: The first square.
    start: str
    closed: bool
    order: str
    prunings: tuple[TourPruning, ...]
    test: PuzzleTest
    known: TourKnown
    #: Why the search ended, or that it did not begin since it is proved that there is no tour.
    end: TourEnd
    #: How many tours were found.
    count: int
    steps: int
    nodes: int
    #: The most moves that were made at once.
    deepest: int
    #: The squares of each tour that was asked for.
    tours: tuple[tuple[str, ...], ...]
    #: The moves that were tried first, if any were given.
    path: Optional[tuple[str, ...]] = None

    def __repr__(self) -> str:
        return _line(self, self.count, "tour", self.tours)


@dataclass(frozen=True, repr=False)
class BacktrackStep:
    """What happened at a step of a search by backtracking."""

    #: The number of the step, from 0.
    step: int
    #: Before any choice; a choice was made; a choice was taken back; everything was tried.
    event: BacktrackEvent
    #: How many choices are made after the step.
    depth: int
    #: The labels of the choices that are still to be tried there.
    choices: tuple[str, ...]
    #: How many solutions were found so far.
    solutions: int
    #: The choice that was made or taken back: a square such as ``b4``, a digit, a number or a colour.
    choice: Optional[str] = None
    #: The cell of a digit (``r3c5``), the letter or the region.
    cell: Optional[str] = None
    #: What can become of the partial solution that was entered.
    status: Optional[BacktrackStatus] = None
    #: What inference has just removed: the values of each row, cell, region or letter that lost some.
    removed: Optional[Mapping[str, tuple[str, ...]]] = None
    #: What happened and why, in a sentence; only with ``lang``.
    caption: Optional[str] = None

    def __repr__(self) -> str:
        words = (self.event, self.choice, self.cell, self.status)
        what = self.caption or " ".join(word for word in words if word)
        return f"<{type(self).__name__} {self.step}: {what}>"


#: What is found of any puzzle.
BacktrackResult = Union[
    TourResult, QueensResult, SudokuResult, MapResult, CryptarithmResult, SubsetSumResult, MazeResult
]

_RESULTS: dict[str, type[Any]] = {
    "tour": TourResult,
    "queens": QueensResult,
    "sudoku": SudokuResult,
    "map": MapResult,
    "cryptarithm": CryptarithmResult,
    "subset-sum": SubsetSumResult,
    "maze": MazeResult,
}


@overload
def backtrack(puzzle: Literal["tour"], **options: Unpack[TourOptions]) -> TourResult: ...


@overload
def backtrack(puzzle: Literal["queens"], **options: Unpack[QueensOptions]) -> QueensResult: ...


@overload
def backtrack(puzzle: Literal["sudoku"], **options: Unpack[SudokuOptions]) -> SudokuResult: ...


@overload
def backtrack(puzzle: Literal["map"], **options: Unpack[MapOptions]) -> MapResult: ...


@overload
def backtrack(puzzle: Literal["cryptarithm"], **options: Unpack[CryptarithmOptions]) -> CryptarithmResult: ...


@overload
def backtrack(puzzle: Literal["subset-sum"], **options: Unpack[SubsetSumOptions]) -> SubsetSumResult: ...


@overload
def backtrack(puzzle: Literal["maze"], **options: Unpack[MazeOptions]) -> MazeResult: ...


def backtrack(puzzle: str, **options: Any) -> BacktrackResult:
    """Searches a puzzle by backtracking, or by generate and test, and returns what was found.

    ``puzzle`` is ``"tour"``, ``"queens"``, ``"sudoku"``, ``"map"``, ``"cryptarithm"``, ``"subset-sum"`` or
    ``"maze"``; the other options are the parts of its address on the page about backtracking, such as
    ``size=8`` or ``inference="forward-checking"``. The search stops at the first solution, after ``limit``
    solutions (10,000 at most), or with ``count=True`` at its end, without a list; and in any case after
    ``steps`` steps (10,000,000 by default, 1,000,000,000 at most). ``anyway=True`` also searches where it is
    proved that there is no tour.

    >>> backtrack("queens", size=4, limit=9).found
    ((2, 4, 1, 3), (3, 1, 4, 2))
    >>> backtrack("cryptarithm", sum="TWO+TWO=FOUR", count=True).solutions
    7

    Raises ``PlyscopeError`` for an option that there is not, that cannot be as it is, or that has no effect.
    """
    found = call("backtrack", request({"puzzle": puzzle, **options}))
    result: BacktrackResult = build(_RESULTS[found["puzzle"]], found)
    return result


def backtrack_steps(puzzle: PuzzleName, **options: Unpack[BacktrackStepsOptions]) -> tuple[BacktrackStep, ...]:
    """Searches a puzzle by backtracking, and returns what happened at each step.

    ``from_`` and ``to`` are the first and the last step, 100,000 steps at most, where step 0 is the beginning;
    with ``lang`` each has its ``caption``, a sentence on what happened and why. The rest is as in
    ``backtrack``, but for ``limit``, ``count``, ``steps`` and ``anyway``.

    >>> [step.choice for step in backtrack_steps("queens", size=4, to=4)]
    [None, 'a4', 'c3', 'c3', 'd3']

    Raises ``PlyscopeError`` as ``backtrack`` does, and for a step that there is not.
    """
    steps = call("backtrack_steps", request({"puzzle": puzzle, **options}))
    return tuple(build(BacktrackStep, step) for step in steps)
