# Made from the lists of the program by `PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types`; not to be edited.
"""The words that options and results have."""

from typing import Literal

#: The searches.
Algorithm = Literal[
    "alpha-beta",
    "minimax",
    "negamax",
    "single-cutoff",
    "find-max-min",
    "principal-variation",
    "iterative-deepening",
    "aspiration",
    "mtd-f",
    "one-ply",
    "expectiminimax",
    "star1",
    "star2",
    "quiescence",
    "null-move",
    "late-move-reductions",
    "internal-iterative-deepening",
]

#: The games.
Game = Literal["tic-tac-toe", "connect-four", "othello", "checkers", "einstein", "dice-nim", "2048", "chess"]

#: Who is to move.
Player = Literal["max", "min"]

#: Which children are looked at first.
Order = Literal["left", "right", "best", "worst", "random", "previous", "killers", "history"]

#: Whether a search cuts at α ≥ β or at α > β.
CutRule = Literal["ge", "gt"]

#: What a node returns outside its window.
Fail = Literal["soft", "hard", "start"]

#: What a transposition table keeps.
Keeps = Literal["bounds", "exact", "numbers"]

#: Whether a game ends when it is won, or only when the board is full, or when someone completes a line and loses.
Ending = Literal["win", "full", "misere"]

#: A rule by which Monte Carlo tree search selects a move.
MctsSelection = Literal["uct", "puct", "rave"]

#: The best-first searches.
BestFirstSearch = Literal["sss", "proof-number"]

#: A language of the sentences.
Lang = Literal["en", "nl", "zh"]

#: The colours of a picture.
Scheme = Literal["light", "dark"]

#: What an end of a game is worth to MAX.
Outcome = Literal["win", "draw", "loss"]

#: Whose turn it is.
Turn = Literal["max", "min", "chance"]

#: How a value is to be read: as it is, or as a bound.
Verdict = Literal["exact", "at-least", "at-most"]

#: An end of a window.
WindowEnd = Literal["alpha", "beta"]

#: On which side of a value a null window asks whether a node is.
NullWindowSide = Literal["above", "below"]

#: What can happen at a step of a search.
StepEvent = Literal[
    "begin",
    "enter",
    "evaluate",
    "extend",
    "probe",
    "probe-child",
    "store",
    "best",
    "keep",
    "average",
    "cut",
    "leave",
]

#: Whether proof-number search has proved or disproved the goal.
ProofAnswer = Literal["proved", "disproved"]

#: The kinds of questions about trees.
QuestionKind = Literal[
    "pruned",
    "minimax-values",
    "returned-values",
    "next",
    "whose-bound",
    "which-search",
    "build",
    "build-order",
    "find-mistake",
    "best-move",
    "uct",
    "sss",
    "order-most",
    "order-least",
    "perform",
]

#: What a piece of an answer is.
Mark = Literal["right", "wrong", "missed"]

#: The searches that a function can be judged as.
JudgedAlgorithm = Literal["alpha-beta", "minimax", "negamax", "single-cutoff", "find-max-min"]

#: The orders of children in which such a function searches.
JudgedOrder = Literal["left", "right"]

#: What judging finds, from the best to the worst.
JudgeVerdict = Literal["right", "wrong-nodes", "wrong-value", "protocol", "timeout", "crash"]

#: How a function departs from the search.
DepartureKind = Literal["node", "alpha", "beta", "returned", "cut", "value"]

#: The puzzles.
PuzzleName = Literal["tour", "queens", "sudoku", "map", "cryptarithm", "subset-sum", "maze"]

#: When partial solutions are tested.
PuzzleTest = Literal["choices", "complete"]

#: Which variable is assigned next.
VariableOrder = Literal["given", "fewest", "fewest-degree"]

#: Which value is tried first.
ValueOrder = Literal["given", "least-constraining"]

#: What a choice removes from the domains of other variables.
Inference = Literal["none", "forward-checking", "arc-consistency"]

#: Whether the last square of a tour is a move from the first one.
TourEnding = Literal["open", "closed"]

#: What is found out early about a tour.
TourPruning = Literal["dead", "connected"]

#: What is proved of tours before any search.
TourVerdict = Literal["possible", "impossible", "unknown"]

#: The order of the cells of a sudoku.
CellOrder = Literal["rows", "fewest"]

#: In which order the numbers of a subset sum are decided.
NumberOrder = Literal["given", "ascending", "descending"]

#: Where the search for a subset sum does not go on.
SumBound = Literal["rest", "next", "sum", "none"]

#: Where a walk through a maze is given up.
MazeBound = Literal["distance", "none"]

#: Why a search ended: all was tried, enough was found, or the steps were used up.
BacktrackEnd = Literal["over", "enough", "steps"]

#: Why a search for tours ended, or that it did not begin since it is proved that there is no tour.
TourEnd = Literal["over", "enough", "steps", "not-begun"]

#: What can happen at a step of a search by backtracking.
BacktrackEvent = Literal["begin", "enter", "back-out", "over"]

#: What can become of a partial solution: it is a solution, or the search must back out, or goes on.
BacktrackStatus = Literal["open", "solution", "dead-end", "pruned"]

#: What kind of problem it is.
ErrorCode = Literal[
    # An option that there is not, that cannot be read, or that the search would ignore.
    "option",
    # The tree cannot be read.
    "tree",
    # The game cannot be set up, or one of your own breaks its rules.
    "game",
    # There is no such step.
    "step",
    # The question cannot be read or asked.
    "question",
    # The lesson cannot be read.
    "lesson",
    # The answer cannot be read.
    "answer",
    # There is more than can be read, kept or handed over.
    "too-large",
    # The program is not loaded, or cannot be.
    "not-loaded",
    # The program broke off by a mistake of its own; the next call begins with a fresh one.
    "crashed",
]

#: The parameters of addresses.
PARAMETERS = (
    "tree", "root", "game", "algorithm", "form", "order", "seed", "cut", "fail", "window", "guess", "depth", "time",
    "table", "keeps", "symmetry", "etc", "evaluation", "weights", "size", "line", "ending", "position", "step", "from",
    "to", "ask", "controls", "loop", "autoplay", "speed", "selection", "iterations", "exploration", "equivalence",
    "search", "goal", "labels", "wanted", "puzzle", "test", "board", "blocked", "path", "start", "tour", "prune",
    "variables", "values", "inference", "clues", "cells", "map", "colours", "sum", "numbers", "target", "bound", "maze",
    "length", "question", "attempts", "hints", "points", "grading", "feedback", "again", "bug", "mistake", "exercise",
    "language", "variant", "practice", "level", "pace", "lesson",
)  # fmt: skip

#: What only searches that grow a tree have.
GROWING = (
    "iterations", "exploration", "selection", "equivalence", "search", "goal",
)  # fmt: skip

#: The options of a search.
OPTIONS = (
    "algorithm", "order", "seed", "cut", "fail", "window", "guess", "depth", "time", "table", "keeps",
)  # fmt: skip

#: The options of a search that are on or off.
SWITCHES = (
    "symmetry", "etc",
)  # fmt: skip
