"""The types of the options, of which ``None`` is not given. They are those of the ``plyscope`` command, which
refuses what has no effect."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, Literal, Optional, SupportsFloat, SupportsIndex, TypedDict, Union

from ._game import Game
from ._names import (
    Algorithm,
    CellOrder,
    CutRule,
    Ending,
    Fail,
    Game as GameName,
    Inference,
    JudgedAlgorithm,
    JudgedOrder,
    Keeps,
    Lang,
    MazeBound,
    MctsSelection,
    NumberOrder,
    Order,
    Player,
    PuzzleTest,
    Scheme,
    SumBound,
    TourEnding,
    ValueOrder,
    VariableOrder,
)

if sys.version_info >= (3, 11):
    from typing import Unpack as Unpack
else:
    from typing_extensions import Unpack as Unpack

#: A number that can be written exactly; a ``float`` is rounded to six decimals.
Number = Union[SupportsIndex, SupportsFloat, Decimal, Fraction]

#: A tree in the notation, such as ``"((8 5) (20 3)) ((2 4) (15 6))"``, or as nested sequences of values,
#: such as ``[[[8, 5], [20, 3]], [[2, 4], [15, 6]]]``; arrays of numpy are sequences too.
Tree = Union[str, Sequence[Any]]


class SearchOptions(TypedDict, total=False):
    """How is searched."""

    #: ``alpha-beta`` by default.
    algorithm: Optional[Algorithm]
    #: Which children are looked at first; ``left`` by default.
    order: Optional[Order]
    #: What the order ``random`` begins with; 1 by default.
    seed: Optional[int]
    #: How many plies to look ahead, up to 400, or ``end``.
    depth: Optional[Union[int, Literal["end"]]]
    #: Cut at α ≥ β (``ge``, the default) or at α > β (``gt``).
    cut: Optional[CutRule]
    #: What a node returns outside its window; ``soft`` by default.
    fail: Optional[Fail]
    #: The window at the root: ``"0..15"``, ``"game"`` for loss to win, or its ends, where ``None`` is open.
    window: Optional[Union[str, Sequence[Union[str, Number, None]]]]
    #: What aspiration windows and MTD(f) guess first.
    guess: Optional[Union[str, Number]]
    #: Remember positions in a table: those at some plies, ``"3..5"`` or ``(3, 5)``, or ``"all"``.
    table: Optional[Union[int, str, tuple[int, int]]]
    #: What the table keeps; ``bounds`` by default.
    keeps: Optional[Keeps]
    #: Rotated and reflected positions share their place in the table.
    symmetry: Optional[bool]
    #: Before a node's children are searched, ask the table about all of them: the enhanced transposition cutoff.
    etc: Optional[bool]


class TreeOptions(SearchOptions, total=False):
    """How a tree is searched."""

    #: Who is to move at the root, also where the tree says otherwise; MAX by default.
    root: Optional[Player]


class GameOptions(SearchOptions, total=False):
    """How a game is searched, and from which position."""

    #: Where the game begins, in its own notation.
    position: Optional[str]
    #: Columns and rows of the board: ``"7x6"`` or ``(7, 6)``.
    size: Optional[Union[str, tuple[int, int]]]
    #: How many in a row make a line.
    line: Optional[int]
    #: When a game ends: when it is won, when the board is full, or when someone completes a line and loses.
    ending: Optional[Ending]
    #: What positions at the horizon are estimated to be worth.
    evaluation: Optional[str]
    #: Instead of an evaluation: a sum of features with weights, such as ``25*corners+discs``.
    weights: Optional[str]
    #: Stop iterative deepening after so many milliseconds, up to 60000.
    time: Optional[int]


class SubjectOptions(TreeOptions, GameOptions, total=False):
    """What is searched, a tree or a game, and how."""

    #: A tree, where it is not given as the first argument.
    tree: Optional[Tree]
    #: A game of Plyscope, or one of your own.
    game: Optional[Union[GameName, Game[Any, Any], type[Game[Any, Any]]]]


class TraceOptions(SubjectOptions, total=False):
    """Which steps are listed."""

    #: The first step; 1 by default. It has an underscore since Python keeps ``from`` for itself.
    from_: Optional[int]
    #: The last step; the last one of the search by default. At most 100,000 are listed at once.
    to: Optional[int]
    #: Describes each step in a sentence of this language.
    lang: Optional[Lang]


class SvgOptions(SubjectOptions, total=False):
    """How a step is drawn."""

    #: Which step; ``last`` by default, and 0 is before the search.
    step: Optional[Union[int, Literal["last"]]]
    #: Whether the places of the nodes are written beside them; ``True`` by default.
    names: Optional[bool]
    #: The language of the title, the description and the words; ``en`` by default.
    lang: Optional[Lang]
    #: The colours; ``light`` by default.
    scheme: Optional[Scheme]
    #: How wide it is shown, in pixels; by default as the drawing is, or as the height asks for.
    width: Optional[float]
    #: How high it is shown, in pixels.
    height: Optional[float]


class MctsOptions(TypedDict, total=False):
    """How Monte Carlo tree search is done."""

    #: How many iterations, up to 1,000,000, by RAVE up to 100,000; 1000 by default.
    iterations: Optional[int]
    #: The constant of the exploration term, from 0 to 100; 1.4 by default.
    exploration: Optional[Union[str, Number]]
    #: By which rule a move is selected; ``uct`` by default, and ``rave`` for games only.
    selection: Optional[MctsSelection]
    #: By RAVE: after how many visits of a node its moves' means, and what is known of the moves when played
    #: later, weigh the same; up to 1,000,000, and 1000 by default.
    equivalence: Optional[int]
    #: What all random moves follow from; 1 by default.
    seed: Optional[int]


class MctsTreeOptions(MctsOptions, total=False):
    """How a tree is searched by Monte Carlo tree search."""

    #: Who is to move at the root, also where the tree says otherwise; MAX by default.
    root: Optional[Player]


class MctsGameOptions(MctsOptions, total=False):
    """How a game is searched by Monte Carlo tree search, and from which position."""

    #: Where the game begins, in its own notation.
    position: Optional[str]
    #: Columns and rows of the board: ``"7x6"`` or ``(7, 6)``.
    size: Optional[Union[str, tuple[int, int]]]
    #: How many in a row make a line.
    line: Optional[int]
    #: When a game ends.
    ending: Optional[Ending]
    #: By PUCT: the static evaluation that priors follow from; the first one of the game by default.
    evaluation: Optional[str]
    #: By PUCT, instead: a sum of features with weights, such as ``25*corners+discs``.
    weights: Optional[str]


class BestFirstOptions(TypedDict, total=False):
    """How SSS* or proof-number search is done."""

    #: Of SSS*: how many plies to look ahead; up to the end of the game by default.
    depth: Optional[int]
    #: Of proof-number search: what MAX should get at least; ``"win"`` by default.
    goal: Optional[Union[str, Number]]
    #: Of proof-number search: after how many iterations to stop, up to 100,000; 10,000 by default.
    iterations: Optional[int]


class BestFirstTreeOptions(BestFirstOptions, total=False):
    """How a tree is searched by SSS* or proof-number search."""

    #: Who is to move at the root, also where the tree says otherwise; MAX by default.
    root: Optional[Player]


class BestFirstGameOptions(BestFirstOptions, total=False):
    """How a game is searched by SSS* or proof-number search, and from which position."""

    #: Where the game begins, in its own notation.
    position: Optional[str]
    #: Columns and rows of the board: ``"7x6"`` or ``(7, 6)``.
    size: Optional[Union[str, tuple[int, int]]]
    #: How many in a row make a line.
    line: Optional[int]
    #: When a game ends.
    ending: Optional[Ending]


class JudgeOptions(TypedDict, total=False):
    """What a function is meant to be, and the trees that it searches."""

    #: ``alpha-beta`` by default.
    algorithm: Optional[JudgedAlgorithm]
    order: Optional[JudgedOrder]
    cut: Optional[CutRule]
    fail: Optional[Fail]
    window: Optional[Union[str, Sequence[Union[str, Number, None]]]]
    #: Who is to move at the root; MAX by default.
    root: Optional[Player]
    #: How many trees, up to 100,000; 200 by default.
    trees: Optional[int]
    #: The same trees for the same number; 1 by default.
    seed: Optional[int]
    #: The language of the sentences; ``en`` by default.
    lang: Optional[Lang]


class BacktrackLimits(TypedDict, total=False):
    """How far a puzzle is searched: to the first solution by default."""

    #: Stop after so many solutions, up to 10,000, and list them.
    limit: Optional[int]
    #: Count all solutions, and list none.
    count: Optional[bool]
    #: Give up after so many steps, up to 1,000,000,000; 10,000,000 by default.
    steps: Optional[int]


class TestOptions(TypedDict, total=False):
    """When partial solutions are tested."""

    #: Test all ``choices`` (the default), or only what is ``complete``: generate and test.
    test: Optional[PuzzleTest]


class CspMethods(TestOptions, total=False):
    """What is inferred in a constraint satisfaction problem, and in which order it is searched."""

    #: Which variable is assigned next; ``given`` by default, and ``fewest`` is minimum remaining values.
    variables: Optional[VariableOrder]
    #: Which value is tried first; ``given`` by default.
    values: Optional[ValueOrder]
    #: What a choice removes from the domains of other variables; ``none`` by default.
    inference: Optional[Inference]


class TourOptions(BacktrackLimits, TestOptions, total=False):
    """A knight's tour."""

    #: Rows and columns: ``"3x10"`` or ``(3, 10)``; ``"5x5"`` by default.
    board: Optional[Union[str, tuple[int, int]]]
    #: The first square; the first that is not blocked by default.
    start: Optional[str]
    #: Squares that are blocked out.
    blocked: Optional[Union[str, Sequence[str]]]
    #: Moves to try first: the squares from the start on.
    path: Optional[Union[str, Sequence[str]]]
    #: Whether the last square is a move from the first one.
    tour: Optional[TourEnding]
    #: In which order moves are tried: ``clockwise``, ``warnsdorff``, ``rows``, ``random-7`` and others.
    order: Optional[str]
    #: What is found out early: ``dead``, ``connected``, ``all`` or ``none``, the default.
    prune: Optional[str]
    #: Search even where it is proved that there is no tour.
    anyway: Optional[bool]


class QueensOptions(BacktrackLimits, CspMethods, total=False):
    """Queens that do not attack one another."""

    #: How many, 1 to 16; 6 by default.
    size: Optional[int]


class SudokuOptions(BacktrackLimits, CspMethods, total=False):
    """A sudoku."""

    #: The digits by rows, with dots for empty cells: as a text, or a row each.
    clues: Optional[Union[str, Sequence[str]]]
    #: The order of cells: ``fewest`` is ``variables`` in other words.
    cells: Optional[CellOrder]


class MapOptions(BacktrackLimits, CspMethods, total=False):
    """The colouring of a map."""

    #: ``"australia"`` (the default), ``"netherlands"``, or the borders, such as ``"A-B-C-A C-D"``.
    map: Optional[str]
    #: How many colours there are, 1 to 5; 3 by default.
    colours: Optional[int]


class CryptarithmOptions(BacktrackLimits, CspMethods, total=False):
    """A sum of words, whose letters stand for digits."""

    #: Words with ``+`` between them, ``=`` and a word, such as ``"SEND+MORE=MONEY"``.
    sum: Optional[str]


class SubsetSumOptions(BacktrackLimits, TestOptions, total=False):
    """Numbers that add up to a target."""

    #: Up to 20 positive whole numbers: ``"5 10 12"`` or ``[5, 10, 12]``.
    numbers: Optional[Union[str, Sequence[int]]]
    #: What some of them are to add up to.
    target: Optional[int]
    #: In which order numbers are decided.
    order: Optional[NumberOrder]
    #: Where the search does not go on; ``rest`` by default.
    bound: Optional[SumBound]


class MazeOptions(BacktrackLimits, total=False):
    """Ways through a maze that visit no square twice."""

    #: The rows: ``#`` for a wall, ``.``, ``S`` and ``G``; as a text with spaces between rows, or a row each.
    maze: Optional[Union[str, Sequence[str]]]
    #: The most steps of a way; any number by default.
    length: Optional[int]
    #: In which order headings are tried: ``clockwise``, ``clockwise-2``, or 1 (north) to 4 (west) in any order.
    order: Optional[Union[str, int]]
    #: With a ``length``: where a walk is given up; ``distance`` by default.
    bound: Optional[MazeBound]


class BacktrackStepsOptions(CspMethods, total=False):
    """A puzzle, and which of its steps are listed. The options are those of its puzzle in ``backtrack``."""

    board: Optional[Union[str, tuple[int, int]]]
    start: Optional[str]
    blocked: Optional[Union[str, Sequence[str]]]
    path: Optional[Union[str, Sequence[str]]]
    tour: Optional[TourEnding]
    order: Optional[Union[str, int]]
    prune: Optional[str]
    size: Optional[int]
    clues: Optional[Union[str, Sequence[str]]]
    cells: Optional[CellOrder]
    map: Optional[str]
    colours: Optional[int]
    sum: Optional[str]
    numbers: Optional[Union[str, Sequence[int]]]
    target: Optional[int]
    maze: Optional[Union[str, Sequence[str]]]
    length: Optional[int]
    bound: Optional[Union[SumBound, MazeBound]]
    #: The first step; 0, the beginning, by default. It has an underscore since Python keeps ``from`` for itself.
    from_: Optional[int]
    #: The last step; the last one of the search by default. At most 100,000 are listed at once.
    to: Optional[int]
    #: Describes each step in a sentence of this language.
    lang: Optional[Lang]
