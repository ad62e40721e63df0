// Puzzles, and how they are searched. Written by hand, as all options; results.d.ts is not.
import type {
  CellOrder,
  Inference,
  MazeBound,
  NumberOrder,
  PuzzleTest,
  SumBound,
  TourEnding,
  ValueOrder,
  VariableOrder,
} from "./names.js";

/** What constraint satisfaction problems infer, and in which order they are searched. */
export interface CspOptions {
  /** Which variable is assigned next; `given` by default, and `fewest` is minimum remaining values. */
  variables?: VariableOrder;
  /** Which value is tried first; `given` by default. */
  values?: ValueOrder;
  /** What a choice removes from the domains of other variables; `none` by default. */
  inference?: Inference;
}

/** When partial solutions are tested. */
export interface TestOptions {
  /** Test every `choices` (the default), or only what is `complete`: generate and test. */
  test?: PuzzleTest;
}

/** A knight's tour. */
export interface TourPuzzle extends TestOptions {
  puzzle: "tour";
  /** Rows and columns, such as `"3x10"`; `"5x5"` by default. */
  board?: string;
  /** The first square, such as `"c2"`; the first that is not blocked by default. */
  start?: string;
  /** Squares that are blocked out: `"c3 d4"` or `["c3", "d4"]`. */
  blocked?: string | readonly string[];
  /** Moves to try first: the squares from the start on. */
  path?: string | readonly string[];
  /** Whether the last square is a move from the first one; `open` by default. */
  tour?: TourEnding;
  /** In which order moves are tried: `clockwise` (the default), `warnsdorff`, `rows`, `random-7` and others. */
  order?: string;
  /** What is found out early: `dead`, `connected`, `all` or `none`, the default. */
  prune?: string;
}

/** Queens on a square board that do not attack one another. */
export interface QueensPuzzle extends TestOptions, CspOptions {
  puzzle: "queens";
  /** How many, 1 to 16; 6 by default. */
  size?: number;
}

/** A sudoku. */
export interface SudokuPuzzle extends TestOptions, CspOptions {
  puzzle: "sudoku";
  /** The digits by rows, with dots for empty cells: 16, 36 or 81 cells, as a text or a row each. */
  clues?: string | readonly string[];
  /** The order of cells: `rows`, or `fewest`, which is `variables` in other words. */
  cells?: CellOrder;
}

/** The colouring of a map. */
export interface MapPuzzle extends TestOptions, CspOptions {
  puzzle: "map";
  /** `"australia"` (the default), `"netherlands"`, or the borders, such as `"A-B-C-A C-D"`. */
  map?: string;
  /** How many colours there are, 1 to 5; 3 by default. */
  colours?: number;
}

/** A sum of words, whose letters stand for digits. */
export interface CryptarithmPuzzle extends TestOptions, CspOptions {
  puzzle: "cryptarithm";
  /** Words with `+` between them, `=` and a word, such as `"SEND+MORE=MONEY"`. */
  sum?: string;
}

/** Numbers that add up to a target. */
export interface SubsetSumPuzzle extends TestOptions {
  puzzle: "subset-sum";
  /** Up to 20 positive whole numbers: `"5 10 12"` or `[5, 10, 12]`. */
  numbers?: string | readonly number[];
  /** What some of them are to add up to. */
  target?: number;
  /** In which order numbers are decided; `given` by default. */
  order?: NumberOrder;
  /** Where the search does not go on; `rest` by default. */
  bound?: SumBound;
}

/** Ways through a maze that visit no square twice. */
export interface MazePuzzle {
  puzzle: "maze";
  /** The rows: `#` for a wall, `.`, `S` and `G`, as a text with spaces between rows, or a row each. */
  maze?: string | readonly string[];
  /** The most steps of a way; any number by default. */
  length?: number;
  /** In which order headings are tried: `clockwise`, `clockwise-2`, or 1 (north) to 4 (west) in any order. */
  order?: string | number;
  /** With a `length`: where a walk is given up; `distance` by default. */
  bound?: MazeBound;
}

/** A puzzle and how it is searched: the parts of its address on the page about backtracking. */
export type PuzzleOptions =
  | TourPuzzle
  | QueensPuzzle
  | SudokuPuzzle
  | MapPuzzle
  | CryptarithmPuzzle
  | SubsetSumPuzzle
  | MazePuzzle;
