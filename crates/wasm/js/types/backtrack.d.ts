// How far puzzles are searched, and what is found.
import type {
  BacktrackEnd,
  CellOrder,
  MazeBound,
  NumberOrder,
  PuzzleTest,
  SumBound,
  TourEnd,
  TourPruning,
  TourVerdict,
} from "./names.js";
import type { CspOptions } from "./puzzle.js";

/** How far a puzzle is searched: to the first solution by default. */
export interface BacktrackLimits {
  /** Stop after so many solutions, up to 10,000, and list them. */
  limit?: number;
  /** Count all solutions, and list none. */
  count?: boolean;
  /** Give up after so many steps, up to 1,000,000,000; 10,000,000 by default. */
  steps?: number;
}

/** What a tour can be asked for as well. */
export interface TourLimits extends BacktrackLimits {
  /** Search even where it is proved that there is no tour. */
  anyway?: boolean;
}

/** How a puzzle that is not a tour was searched, and what was counted. */
export interface PuzzleCounts {
  test: PuzzleTest;
  /** How many solutions were found. */
  solutions: number;
  /** Whether everything was tried. */
  finished: boolean;
  /** Why the search ended: all was tried, enough was found, or the steps were used up. */
  end: BacktrackEnd;
  /** How many partial and complete solutions were entered. */
  nodes: number;
  steps: number;
  /** How many of the nodes were complete candidates. */
  candidates: number;
}

/** What was found of queens. */
export interface QueensResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "queens";
  size: number;
  /** The solutions that were asked for: the column of the queen in each row, from the top, from 1 at the left. */
  found: number[][];
}

/** What was found of a sudoku. */
export interface SudokuResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "sudoku";
  clues: string;
  order: CellOrder;
  /** The solutions that were asked for: the digits, with spaces between rows. */
  found: string[];
}

/** What was found of a map. */
export interface MapResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "map";
  map: string;
  colours: number;
  /** The solutions that were asked for: the number of the colour of each region, from 1. */
  found: Record<string, number>[];
}

/** What was found of a cryptarithm. */
export interface CryptarithmResult extends PuzzleCounts, Required<CspOptions> {
  puzzle: "cryptarithm";
  sum: string;
  /** The solutions that were asked for: the digit of each letter. */
  found: Record<string, number>[];
}

/** What was found of a subset sum. */
export interface SubsetSumResult extends PuzzleCounts {
  puzzle: "subset-sum";
  numbers: number[];
  target: number;
  order: NumberOrder;
  bound: SumBound;
  /** The solutions that were asked for: the numbers that add up to the target. */
  found: number[][];
}

/** What was found of a maze. */
export interface MazeResult extends PuzzleCounts {
  puzzle: "maze";
  maze: string;
  length: number | null;
  /** The headings in the order in which they are tried, such as `clockwise` or `1324`. */
  order: string;
  bound: MazeBound;
  /** The solutions that were asked for: the squares of a way, from the start on, as in chess. */
  found: string[][];
}

/** What was found of tours. */
export interface TourResult {
  puzzle: "tour";
  board: { rows: number; columns: number; blocked: string[] };
  /** The first square; null where the command tries every square. */
  start: string | null;
  /** The moves that were tried first, if any were given. */
  path?: string[];
  closed: boolean;
  order: string;
  prunings: TourPruning[];
  test: PuzzleTest;
  /** What is proved before any search, with a sentence. */
  known: { verdict: TourVerdict; reason: string | null };
  /** Why the search ended, or that it did not begin since it is proved that there is no tour. */
  end: TourEnd;
  /** How many tours were found. */
  count: number;
  steps: number;
  nodes: number;
  /** The most moves that were made at once. */
  deepest: number;
  /** The tours that were asked for: the squares of each. */
  tours: string[][];
}
