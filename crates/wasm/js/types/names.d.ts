// Made from the lists of the program by `PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types`; not to be edited.

/** The searches. */
export type Algorithm =
  | "alpha-beta"
  | "minimax"
  | "negamax"
  | "single-cutoff"
  | "find-max-min"
  | "principal-variation"
  | "iterative-deepening"
  | "aspiration"
  | "mtd-f"
  | "one-ply"
  | "expectiminimax"
  | "star1"
  | "star2"
  | "quiescence"
  | "null-move"
  | "late-move-reductions"
  | "internal-iterative-deepening";

/** The games. */
export type Game = "tic-tac-toe" | "connect-four" | "othello" | "checkers" | "einstein" | "dice-nim" | "2048" | "chess";

/** Who is to move. */
export type Player = "max" | "min";

/** Which children are looked at first. */
export type Order = "left" | "right" | "best" | "worst" | "random" | "previous" | "killers" | "history";

/** Whether a search cuts at α ≥ β or at α > β. */
export type CutRule = "ge" | "gt";

/** What a node returns outside its window. */
export type Fail = "soft" | "hard" | "start";

/** What a transposition table keeps. */
export type Keeps = "bounds" | "exact" | "numbers";

/** Whether a game ends when it is won, or only when the board is full, or when someone completes a line and loses. */
export type Ending = "win" | "full" | "misere";

/** A rule by which Monte Carlo tree search selects a move. */
export type MctsSelection = "uct" | "puct" | "rave";

/** The best-first searches. */
export type BestFirstSearch = "sss" | "proof-number";

/** A language of the sentences. */
export type Lang = "en" | "nl" | "zh";

/** The colours of a picture. */
export type Scheme = "light" | "dark";

/** What an end of a game is worth to MAX. */
export type Outcome = "win" | "draw" | "loss";

/** Whose turn it is. */
export type Turn = "max" | "min" | "chance";

/** How a value is to be read: as it is, or as a bound. */
export type Verdict = "exact" | "at-least" | "at-most";

/** An end of a window. */
export type WindowEnd = "alpha" | "beta";

/** On which side of a value a null window asks whether a node is. */
export type NullWindowSide = "above" | "below";

/** What can happen at a step of a search. */
export type StepEvent =
  | "begin"
  | "enter"
  | "evaluate"
  | "extend"
  | "probe"
  | "probe-child"
  | "store"
  | "best"
  | "keep"
  | "average"
  | "cut"
  | "leave";

/** Whether proof-number search has proved or disproved the goal. */
export type ProofAnswer = "proved" | "disproved";

/** The kinds of questions about trees. */
export type QuestionKind =
  | "pruned"
  | "minimax-values"
  | "returned-values"
  | "next"
  | "whose-bound"
  | "which-search"
  | "build"
  | "build-order"
  | "find-mistake"
  | "best-move"
  | "uct"
  | "sss"
  | "order-most"
  | "order-least"
  | "perform";

/** What a piece of an answer is. */
export type Mark = "right" | "wrong" | "missed";

/** The searches that a function can be judged as. */
export type JudgedAlgorithm = "alpha-beta" | "minimax" | "negamax" | "single-cutoff" | "find-max-min";

/** The orders of children in which such a function searches. */
export type JudgedOrder = "left" | "right";

/** What judging finds, from the best to the worst. */
export type JudgeVerdict = "right" | "wrong-nodes" | "wrong-value" | "protocol" | "timeout" | "crash";

/** How a function departs from the search. */
export type DepartureKind = "node" | "alpha" | "beta" | "returned" | "cut" | "value";

/** The puzzles. */
export type PuzzleName = "tour" | "queens" | "sudoku" | "map" | "cryptarithm" | "subset-sum" | "maze";

/** When partial solutions are tested. */
export type PuzzleTest = "choices" | "complete";

/** Which variable is assigned next. */
export type VariableOrder = "given" | "fewest" | "fewest-degree";

/** Which value is tried first. */
export type ValueOrder = "given" | "least-constraining";

/** What a choice removes from the domains of other variables. */
export type Inference = "none" | "forward-checking" | "arc-consistency";

/** Whether the last square of a tour is a move from the first one. */
export type TourEnding = "open" | "closed";

/** What is found out early about a tour. */
export type TourPruning = "dead" | "connected";

/** What is proved of tours before any search. */
export type TourVerdict = "possible" | "impossible" | "unknown";

/** The order of the cells of a sudoku. */
export type CellOrder = "rows" | "fewest";

/** In which order the numbers of a subset sum are decided. */
export type NumberOrder = "given" | "ascending" | "descending";

/** Where the search for a subset sum does not go on. */
export type SumBound = "rest" | "next" | "sum" | "none";

/** Where a walk through a maze is given up. */
export type MazeBound = "distance" | "none";

/** Why a search ended: all was tried, enough was found, or the steps were used up. */
export type BacktrackEnd = "over" | "enough" | "steps";

/** Why a search for tours ended, or that it did not begin since it is proved that there is no tour. */
export type TourEnd = "over" | "enough" | "steps" | "not-begun";

/** What can happen at a step of a search by backtracking. */
export type BacktrackEvent = "begin" | "enter" | "back-out" | "over";

/** What can become of a partial solution: it is a solution, or the search must back out, or goes on. */
export type BacktrackStatus = "open" | "solution" | "dead-end" | "pruned";

/** What kind of problem it is. */
export type ErrorCode =
  /** An option that there is not, that cannot be read, or that the search would ignore. */
  | "option"
  /** The tree cannot be read. */
  | "tree"
  /** The game cannot be set up, or one of your own breaks its rules. */
  | "game"
  /** There is no such step. */
  | "step"
  /** The question cannot be read or asked. */
  | "question"
  /** The lesson cannot be read. */
  | "lesson"
  /** The answer cannot be read. */
  | "answer"
  /** There is more than can be read, kept or handed over. */
  | "too-large"
  /** The program is not loaded, or cannot be. */
  | "not-loaded"
  /** The program broke off by a mistake of its own; the next call begins with a fresh one. */
  | "crashed";
