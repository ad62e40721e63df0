// Made from the results of the program by `PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types`; not to be edited.
import type {
  Algorithm,
  BacktrackEnd,
  BacktrackStatus,
  CellOrder,
  CutRule,
  DepartureKind,
  Game,
  Inference,
  JudgeVerdict,
  Mark,
  MazeBound,
  NullWindowSide,
  NumberOrder,
  Player,
  ProofAnswer,
  PuzzleTest,
  SumBound,
  TourEnd,
  TourPruning,
  TourVerdict,
  Turn,
  ValueOrder,
  VariableOrder,
  Verdict,
  WindowEnd,
} from "./names.js";
import type { Exact, Value } from "./value.js";

/** What came out of a search on a tree. Nodes are called by their place: `L3-2`. */
export interface TreeResult extends Exact<"value"> {
  /** The tree in its shortest notation. */
  tree: string;
  /** Which search it was. */
  algorithm: Algorithm;
  /** Whose turn it is at the root. */
  root: Turn;
  /** What the root is worth to MAX. */
  value: Value | null;
  /** How the value is to be read. */
  verdict: Verdict;
  /** Whether the value is an estimate: the search left a node to the static evaluation. */
  estimate: boolean;
  /** The line that both players follow, from the root, as far as it is known. */
  bestPath: string[];
  /** The nodes that were visited, in the order in which they were. */
  visited: string[];
  /** How many visits that were; some searches come by a node more than once. */
  visits: number;
  /** The nodes that were never visited because of a cut. */
  pruned: string[];
  /** The nodes that were never visited because they lie beyond the depth, or the table knew enough. */
  beyond: string[];
  /** Where children were cut off, in the order of the steps. */
  cutoffs: Cutoff[];
  /** Null without a table. */
  table: TableUse | null;
  /**
   * Whether the value may be wrong, because the table takes bounds for values, or the search leaves out what usually
   * does not matter.
   */
  unsound: boolean;
  /** How many nodes the tree has. */
  nodes: number;
  /** How many steps the search takes. */
  steps: number;
}

/** Children that were cut off. */
export interface Cutoff extends Exact<"alpha" | "beta"> {
  /** The node whose children are cut off. */
  at: string;
  /** The step at which that happens. */
  step: number;
  /** The children that are not looked at. */
  skipped: string[];
  /** The lower end of the window there; null if it is open. */
  alpha: Value | null;
  /** The upper end of the window there; null if it is open. */
  beta: Value | null;
  /** Why they are cut off. */
  because: Because;
}

/** Why a cut was made. */
export interface Because extends Exact<"value"> {
  /** Which end of the window was met. */
  bound: WindowEnd;
  /** Where that end stood; null where it is open. */
  value: Value | null;
  /** The node whose best child has that value; null for the window of the root and for a null window. */
  setBy: string | null;
  /** Whether that was further up than the parent. */
  deep: boolean;
  /** The null window whose far end was met; null where that end was none. */
  nullWindow: NullWindow | null;
  /** The chance node that passed that value on, if one did: beyond it, its average leaves its own window. */
  chance?: string;
}

/** What a null window asks: on which side of a value a node is. Its far end is no node's value. */
export interface NullWindow extends Exact<"value"> {
  /** Whether the node is asked to be above the value or below it. */
  asks: NullWindowSide;
  /** The near end of the window. */
  value: Value | null;
  /** The node whose best child has that value; null where it is an end of the search's own window. */
  of: string | null;
}

/** What a transposition table was asked, and how often it had an answer. */
export interface TableUse {
  /** How often it was asked. */
  probes: number;
  /** How often it had an answer. */
  hits: number;
}

/** What came out of a search of a game of your own: that of its tree. */
export interface OwnGameResult extends TreeResult {
  /** The moves of the line that both players follow, as far as it is known. */
  bestLine: string[];
  /** How many plies were unfolded. */
  plies: number;
  /** Whether the game was unfolded to its end. If not, `estimate` is true where that may matter. */
  complete: boolean;
}

/** What came out of a search of a game. */
export interface GameResult extends Exact<"value"> {
  /** Which game. */
  game: Game;
  /** Where it began. */
  position: string;
  /** Which search it was. */
  algorithm: Algorithm;
  /** How many plies it looked ahead; null for up to the end. */
  depth: number | null;
  /** How deep iterative deepening came; null of other searches. */
  depthReached: number | null;
  /** Whether the time ended it. */
  timeUp: boolean;
  /** Whose turn it is at the beginning. */
  root: Turn;
  /** What the position is worth to MAX. */
  value: Value | null;
  /** How the value is to be read. */
  verdict: Verdict;
  /** Whether the value is an estimate: the search left a position to the static evaluation. */
  estimate: boolean;
  /** The moves of the line that both players follow, as far as it is known. */
  bestLine: string[];
  /** How many positions were visited. */
  calls: number;
  /** How many of them had no child that was visited. */
  leaves: number;
  /** How many of them cut their remaining moves. */
  cuts: number;
  /** How many were left to the static evaluation. */
  evaluated: number;
  /** The same by ply, from the start. */
  plies: Ply[];
  /** Null without a table. */
  table: TableUse | null;
  /**
   * Whether the value may be wrong, because the table takes bounds for values, or the search leaves out what usually
   * does not matter.
   */
  unsound: boolean;
  /** What others report of just this search, where that differs. */
  reported: { calls: number; source: string; note: string } | null;
}

/** What was counted at a ply. */
export interface Ply {
  /** How many positions were visited. */
  nodes: number;
  /** How many of them had no child that was visited. */
  leaves: number;
  /** How many of them cut their remaining moves. */
  cuts: number;
  /** How many were left to the static evaluation. */
  evaluated: number;
}

/** What happened at a step. */
export type Step = {
  /** The number of the step, from 1. */
  step: number;
  /** What happened and why, in a sentence; only where a language is asked for. */
  caption?: string;
} & (
  /** The search, or a pass of it, begins. */
  | {
      event: "begin";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** Who is to move there. */
      player: Turn;
      /** By how many plies less the search looks ahead there than after other moves; only if it does. */
      reduced?: number;
      /** Whether that only says which move comes first, and the value counts for nothing else. */
      forOrder?: true;
      /** At the first step of the search of a tree: the tree. */
      tree?: string;
      /** At the first step of the search of a tree: which search it is. */
      algorithm?: Algorithm;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"alpha" | "beta">
  /** A node is entered. */
  | {
      event: "enter";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** Who is to move there. */
      player: Turn;
      /** By how many plies less the search looks ahead there than after other moves; only if it does. */
      reduced?: number;
      /** Whether that only says which move comes first, and the value counts for nothing else. */
      forOrder?: true;
      /** At the first step of the search of a tree: the tree. */
      tree?: string;
      /** At the first step of the search of a tree: which search it is. */
      algorithm?: Algorithm;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"alpha" | "beta">
  /** A node is worth this: the game ends there, or the search does. */
  | {
      event: "evaluate";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What it is worth. */
      value: Value | null;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"value" | "alpha" | "beta">
  /** Quiescence search goes on beyond the horizon. */
  | {
      event: "extend";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What standing pat is worth; null where every move is noisy. */
      value: Value | null;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"value" | "alpha" | "beta">
  /** The table is asked about a node. */
  | {
      event: "probe";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What the table had; null where it had nothing. */
      found: { value: Value | null; verdict: Verdict; storedAt: number | null } & Exact<"value"> | null;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"alpha" | "beta">
  /** With `etc`: the table knows a child that cuts all moves. */
  | {
      event: "probe-child";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** The child. */
      child: string | null;
      /** What the table had. */
      found: { value: Value | null; verdict: Verdict; storedAt: number | null } & Exact<"value">;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"alpha" | "beta">
  /** A node is written into the table. */
  | {
      event: "store";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What it is worth. */
      value: Value | null;
      /** How the value is to be read. */
      verdict: Verdict;
      /** How many entries the table has now. */
      tableSize: number;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"value" | "alpha" | "beta">
  /** A child is the best so far. */
  | {
      event: "best";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What the child came back with. */
      value: Value | null;
      /** The child. */
      child: string | null;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"value" | "alpha" | "beta">
  /** A child is no better than the best so far, which stays. */
  | {
      event: "keep";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What the child came back with: no better than the best so far, which stays. */
      value: Value | null;
      /** The child. */
      child: string | null;
      /** The best so far. */
      best: Value | null;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"value" | "best" | "alpha" | "beta">
  /** A child goes into the average of a chance node. */
  | {
      event: "average";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What the child came back with. */
      value: Value | null;
      /** The child. */
      child: string | null;
      /** How probable the child is: `"1/6"`. */
      probability: string;
      /** The part of the average that is known exactly so far; null where nothing is. */
      sum: Value | null;
      /** How the value is to be read, in searches that bound averages. */
      verdict?: Verdict;
      /** Between which values the average lies, in such searches. */
      average?: AverageBounds;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"value" | "sum" | "alpha" | "beta">
  /** The remaining children are cut off. */
  | {
      event: "cut";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What was tested: α ≥ β (`ge`) or α > β (`gt`). */
      rule: CutRule;
      /** The children that are not looked at. */
      skipped: string[];
      /** Why they are cut off. */
      because: Because;
      /** Where chance decides: between which values the average lies. */
      average?: AverageBounds;
      /** The lower end of the window of the node after the step; null is an open end. */
      alpha: Value | null;
      /** The upper end of the window of the node after the step; null is an open end. */
      beta: Value | null;
      /** What the window asks; only where it is a null window. */
      nullWindow?: NullWindow;
    } & Exact<"alpha" | "beta">
  /** A node is left. */
  | {
      event: "leave";
      /** The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there. */
      node: string;
      /** What it is worth. */
      value: Value | null;
      /** How the value is to be read. */
      verdict: Verdict;
      /** What lies below and was only counted, where there was no room to keep it. */
      countedBelow?: { nodes: number; leaves: number; cuts: number };
    } & Exact<"value">
);

/** Between which values the average of a chance node lies, as far as is known; a fraction is rounded. */
export interface AverageBounds extends Exact<"least" | "most"> {
  /** It is worth this at least. */
  least: Value;
  /** It is worth this at most. */
  most: Value;
}

/** Where all nodes are drawn. */
export interface Layout {
  /** The largest x. */
  width: number;
  /** The largest y. */
  height: number;
  /** The nodes; each comes after its parent. */
  nodes: PlacedNode[];
}

/** Where a node is drawn. */
export interface PlacedNode extends Exact<"value"> {
  /** Its place in a tree (`L3-2`), in a game the moves that lead there. */
  node: string;
  /** The node above; null for the root. */
  parent: string | null;
  /** The name it was given in a tree, the last move in a game; null where there is none. */
  label: string | null;
  /** Who is to move there. */
  player: Turn;
  /** What a leaf is worth; null for all others. */
  value: Value | null;
  /** How far to the right, in distances between siblings, from 0 at the leftmost node. */
  x: number;
  /** How far down, in layers, from 0 at the root. */
  y: number;
}

/** What Monte Carlo tree search finds. */
export interface MctsResult extends Exact<"value"> {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  /** The game, if it is one. */
  game?: Game;
  /** Where the game began. */
  position?: string;
  /** That it was Monte Carlo tree search. */
  algorithm: "mcts";
  /** How many iterations there were. */
  iterations: number;
  /** The constant c of the exploration term. */
  exploration: number;
  /** What all random moves followed from. */
  seed: number;
  /** How many nodes the tree has in the end. */
  nodes: number;
  /** Who moves at the root; null if the game is over. */
  root: Turn | null;
  /** The mean reward of all iterations, as those of the moves. */
  mean: number;
  /** The most visited move, which would be played; null where chance decides. */
  choice: string | null;
  /** The most visited moves in turn, as far as they were visited more than once. */
  line: string[];
  /** The moves at the root; by PUCT also those that were never tried. */
  children: MctsMove[];
  /** What the root is worth exactly, to MAX; null where that takes too long. */
  value: Value | null;
  /** The rule of selection, if it is not UCT. */
  selection?: "puct" | "rave";
  /** By RAVE its constant k. */
  equivalence?: number;
  /** In a tree the L-name of the node of `choice`: several nodes may have one name. */
  choiceNode?: string;
  /** In a tree the L-names of the nodes of `line`. */
  lineNodes?: string[];
}

/** A move at the root, as Monte Carlo tree search knows it. */
export interface MctsMove extends Exact<"value"> {
  /** The move; in a tree the name of the node. */
  move: string;
  /** In a tree the L-name of the node: several nodes may have one name. */
  node?: string;
  /** How many iterations went through it. */
  visits: number;
  /**
   * Their mean reward, from 0 to 1, to the player who moves at the root; to MAX where chance decides. By PUCT there are
   * also moves without a visit, for which ½ is compared.
   */
  mean: number;
  /** The exploration term at the end; null where chance decides. */
  exploration: number | null;
  /** The sum of the mean that is compared and the exploration term; null where chance decides. */
  sum: number | null;
  /** What the move is worth exactly, to MAX; null where that takes too long. */
  value: Value | null;
  /** By PUCT: the prior of the move, from 0 to 1, by the static evaluation. */
  prior?: number;
  /** By RAVE: in how many iterations the player played the move at the root or later, since it is in the tree. */
  amafVisits?: number;
  /** By RAVE: the mean reward of these iterations. */
  amafMean?: number;
}

/** What SSS* finds. */
export interface SssResult extends Exact<"value"> {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  /** The game, if it is one. */
  game?: Game;
  /** Where the game began. */
  position?: string;
  /** That it was SSS*. */
  algorithm: "sss";
  /** How many plies it looked ahead; null for up to the end of the game. */
  depth: number | null;
  /** How many steps it took. */
  steps: number;
  /** How many nodes were added to the tree. */
  nodes: number;
  /** How many leaves were evaluated. */
  leaves: number;
  /** How many leaves alpha-beta visits, from left to right; null where counting them takes too long. */
  alphaBetaLeaves: number | null;
  /** Who moves at the root; null if the game is over. */
  root: Player | null;
  /** The value of the root, to MAX; null if the search ended before. */
  value: Value | null;
  /** Whether the value is an estimate: the search left a node to the static evaluation. */
  estimate: boolean;
  /** The leaves that were evaluated, in that order: L-names of nodes, or moves joined by “–”. */
  evaluated: string[];
}

/** What proof-number search finds. */
export interface ProofNumberResult extends Exact<"goal"> {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  /** The game, if it is one. */
  game?: Game;
  /** Where the game began. */
  position?: string;
  /** That it was proof-number search. */
  algorithm: "proof-number";
  /** What MAX should get at least. */
  goal: Value;
  /** How many iterations it took. */
  iterations: number;
  /** How many nodes were added to the tree. */
  nodes: number;
  /** How many nodes alpha-beta visits, from left to right; null where counting them takes too long. */
  alphaBetaNodes: number | null;
  /** Who moves at the root; null if the game is over. */
  root: Player | null;
  /** Null if the search ended before the question was answered. */
  answer: ProofAnswer | null;
  /** The proof number of the root; null where it is infinite. */
  proof: number | null;
  /** The disproof number of the root; null where it is infinite. */
  disproof: number | null;
  /** The moves at the root. */
  children: ProofMove[];
}

/** A move at the root, as proof-number search knows it. */
export interface ProofMove {
  /** The move; in a tree the name of the node. */
  move: string;
  /** In a tree the L-name of the node: several nodes may have one name. */
  node?: string;
  /** The proof number; null where it is infinite. */
  proof: number | null;
  /** The disproof number; null where it is infinite. */
  disproof: number | null;
}

/** How a puzzle that is not a tour was searched, and what was counted. */
export interface PuzzleCounts {
  /** When partial solutions were tested. */
  test: PuzzleTest;
  /** How many solutions were found. */
  solutions: number;
  /** Whether everything was tried. */
  finished: boolean;
  /** Why the search ended: all was tried, enough was found, or the steps were used up. */
  end: BacktrackEnd;
  /** How many partial and complete solutions were entered. */
  nodes: number;
  /** How many steps were taken. */
  steps: number;
  /** How many of the nodes were complete candidates. */
  candidates: number;
}

/** What was found of queens. */
export interface QueensResult extends PuzzleCounts {
  /** That it is queens. */
  puzzle: "queens";
  /** How many there are. */
  size: number;
  /** Which variable was assigned next. */
  variables: VariableOrder;
  /** Which value was tried first. */
  values: ValueOrder;
  /** What a choice removed from the domains of other variables. */
  inference: Inference;
  /** The solutions that were asked for: the column of the queen in each row, from the top, from 1 at the left. */
  found: number[][];
}

/** What was found of a sudoku. */
export interface SudokuResult extends PuzzleCounts {
  /** That it is a sudoku. */
  puzzle: "sudoku";
  /** The digits by rows, with dots for empty cells. */
  clues: string;
  /** The order of cells. */
  order: CellOrder;
  /** Which variable was assigned next. */
  variables: VariableOrder;
  /** Which value was tried first. */
  values: ValueOrder;
  /** What a choice removed from the domains of other variables. */
  inference: Inference;
  /** The solutions that were asked for: the digits, with spaces between rows. */
  found: string[];
}

/** What was found of a map. */
export interface MapResult extends PuzzleCounts {
  /** That it is a map. */
  puzzle: "map";
  /** The name of the map, or its borders. */
  map: string;
  /** How many colours there are. */
  colours: number;
  /** Which variable was assigned next. */
  variables: VariableOrder;
  /** Which value was tried first. */
  values: ValueOrder;
  /** What a choice removed from the domains of other variables. */
  inference: Inference;
  /** The solutions that were asked for: the number of the colour of each region, from 1. */
  found: Record<string, number>[];
}

/** What was found of a cryptarithm. */
export interface CryptarithmResult extends PuzzleCounts {
  /** That it is a cryptarithm. */
  puzzle: "cryptarithm";
  /** The sum. */
  sum: string;
  /** Which variable was assigned next. */
  variables: VariableOrder;
  /** Which value was tried first. */
  values: ValueOrder;
  /** What a choice removed from the domains of other variables. */
  inference: Inference;
  /** The solutions that were asked for: the digit of each letter. */
  found: Record<string, number>[];
}

/** What was found of a subset sum. */
export interface SubsetSumResult extends PuzzleCounts {
  /** That it is a subset sum. */
  puzzle: "subset-sum";
  /** The numbers. */
  numbers: number[];
  /** What some of them were to add up to. */
  target: number;
  /** In which order the numbers were decided. */
  order: NumberOrder;
  /** Where the search did not go on. */
  bound: SumBound;
  /** The solutions that were asked for: the numbers that add up to the target. */
  found: number[][];
}

/** What was found of a maze. */
export interface MazeResult extends PuzzleCounts {
  /** That it is a maze. */
  puzzle: "maze";
  /** The rows: `#` for a wall, `.`, `S` and `G`, with spaces between rows. */
  maze: string;
  /** The most steps of a way; null for any number. */
  length: number | null;
  /** The headings in the order in which they are tried, such as `clockwise` or `1324`. */
  order: string;
  /** Where a walk was given up; null where a way may have any number of steps. */
  bound: MazeBound | null;
  /** The solutions that were asked for: the squares of a way, from the start on, as in chess. */
  found: string[][];
}

/** What was found of tours. */
export interface TourResult {
  /** That it is a tour. */
  puzzle: "tour";
  /** The board. */
  board: { rows: number; columns: number; blocked: string[] };
  /** The first square; null where the command tries every square. */
  start: string | null;
  /** The moves that were tried first, if any were given. */
  path?: string[];
  /** Whether the last square had to be a move from the first one. */
  closed: boolean;
  /** In which order moves were tried. */
  order: string;
  /** What was found out early. */
  prunings: TourPruning[];
  /** When partial solutions were tested. */
  test: PuzzleTest;
  /** What is proved before any search, with a sentence. */
  known: { verdict: TourVerdict; reason: string | null };
  /** Why the search ended, or that it did not begin since it is proved that there is no tour. */
  end: TourEnd;
  /** How many tours were found. */
  count: number;
  /** How many steps were taken. */
  steps: number;
  /** How many partial and complete tours were entered. */
  nodes: number;
  /** The most moves that were made at once. */
  deepest: number;
  /** The tours that were asked for: the squares of each. */
  tours: string[][];
}

/** What happened at a step of a search by backtracking. */
export type BacktrackStep = {
  /** The number of the step, from 0. */
  step: number;
  /** The labels of the choices that are still to be tried there. */
  choices: string[];
  /** How many solutions were found so far. */
  solutions: number;
  /** What happened and why, in a sentence; only where a language is asked for. */
  caption?: string;
} & (
  /** Before any choice. */
  | {
      event: "begin";
      /** How many choices are made after the step. */
      depth: number;
      /** What can become of the partial solution: it is a solution, or the search must back out, or goes on. */
      status: BacktrackStatus;
      /** What inference has just removed: the values of each row, cell, region or letter that lost some. */
      removed?: Record<string, string[]>;
    }
  /** A choice was made. */
  | {
      event: "enter";
      /** How many choices are made after the step. */
      depth: number;
      /** The choice: a square such as `b4`, a digit, a number or a colour. */
      choice: string;
      /** The cell of a digit (`r3c5`), the letter or the region; null where the choice says it. */
      cell: string | null;
      /** What can become of the partial solution: it is a solution, or the search must back out, or goes on. */
      status: BacktrackStatus;
      /** What inference has just removed: the values of each row, cell, region or letter that lost some. */
      removed?: Record<string, string[]>;
    }
  /** A choice was taken back. */
  | {
      event: "back-out";
      /** How many choices are made after the step. */
      depth: number;
      /** The choice: a square such as `b4`, a digit, a number or a colour. */
      choice: string;
      /** The cell of a digit (`r3c5`), the letter or the region; null where the choice says it. */
      cell: string | null;
    }
  /** Everything was tried. */
  | {
      event: "over";
      /** How many choices are made after the step. */
      depth: number;
    }
);

/** An empty answer, which is not graded: all its counts are 0, and it has no findings. */
export interface EmptyGrade {
  /** The points that were earned: none. */
  points: number;
  /** The most that can be earned. */
  most: number;
  /** That there was no answer. */
  answered: false;
  /** How many pieces are right. */
  right: number;
  /** How many pieces are wrong; what is missed is not among them. */
  wrong: number;
  /** How many pieces the right answer has. */
  of: number;
  /** How many of the wrong pieces are not asked for at all. */
  tooMany: number;
  /** How many pieces of the right answer are not given. */
  missing: number;
  /** The result in a line, such as “All 4 found, 1 too many”. */
  result: string;
  /** What is found about each piece. */
  findings: Finding[];
  /** What was probably thought, where the answer is just what such a thought leads to. */
  recognised: { id: string; caption: string }[];
}

/** The finding about one piece of an answer. */
export interface Finding {
  /** What the piece is. */
  mark: Mark;
  /** The piece: the name of a node, the number of a question. */
  name: string;
  /** Why; empty where nothing needs explaining. */
  why: string;
  /** The step of the search that shows it; null where none does. */
  step: number | null;
}

/** What became of the answers to a lesson. */
export interface LessonGrade {
  /** The title of the lesson; null where it has none. */
  title: string | null;
  /** The points that were earned with all questions. */
  points: number;
  /** The most that can be earned with them. */
  most: number;
  /** The questions, in their order. */
  questions: GradedQuestion[];
  /** The lines of the answers that cannot be read, the first 50 at most. */
  unread: { line: number; problem: string }[];
  /** How many more lines of the answers cannot be read. */
  unreadMore: number;
  /** The lines of the lesson that cannot be read, the first 50 at most; the rest of it holds. */
  broken: { line: number; problem: string }[];
  /** How many more lines of the lesson cannot be read. */
  brokenMore: number;
}

/** A question of a lesson, with what became of its answer. */
export type GradedQuestion = {
  /** Its number in the lesson as it is asked, from 1. */
  number: number;
  /** Its name, or its number among all questions as they are written where it has none. */
  id: string;
} & (
  | Grade
  /** There is no answer that could be graded. */
  | {
      /** The points that were earned: none. */
      points: number;
      /** The most that can be earned. */
      most: number;
      /** That there was no answer. */
      answered: false;
    }
);

/** An answer compared with the right one. */
export interface Grade {
  /** The points that were earned. */
  points: number;
  /** The most that can be earned. */
  most: number;
  /** That there was an answer. */
  answered: true;
  /** How many pieces are right. */
  right: number;
  /** How many pieces are wrong; what is missed is not among them. */
  wrong: number;
  /** How many pieces the right answer has. */
  of: number;
  /** How many of the wrong pieces are not asked for at all. */
  tooMany: number;
  /** How many pieces of the right answer are not given. */
  missing: number;
  /** The result in a line, such as “All 4 found, 1 too many”. */
  result: string;
  /** What is found about each piece. */
  findings: Finding[];
  /** What was probably thought, where the answer is just what such a thought leads to. */
  recognised: { id: string; caption: string }[];
}

/** What judging has found. */
export interface JudgeReport {
  /** What is found, from right to the worst. */
  verdict: JudgeVerdict;
  /** Which search it was meant to be. */
  algorithm: Algorithm;
  /** How many trees there were. */
  trees: number;
  /** On how many of them all was right. */
  passed: number;
  /** On how many of them the value was right. */
  rightValues: number;
  /** How many nodes the search visits on those that were answered. */
  nodesExpected: number;
  /** How many nodes were visited there. */
  nodesVisited: number;
  /** The smallest that was found on which it fails; null where it is right. */
  counterexample: Counterexample | null;
  /** The misconceptions that lead to just what the function does. */
  misconceptions: string[];
  /** The lines of a trace that have no meaning; null where there are none. */
  unknownLines: { count: number; line: number; text: string } | null;
  /** All that in sentences. */
  text: string;
}

/** The smallest tree that was found on which a function fails. */
export interface Counterexample {
  /** The tree in its shortest notation. */
  tree: string;
  /** Who is to move at the root. */
  root: Player;
  /** What is right. */
  expected: { value: Value; visited: string[] } & Exact<"value">;
  /** What it did, or the error that it threw. */
  got: { value: Value | null; visited: string[] } & Exact<"value"> | { error: string; stderr: string };
  /** Where it first departs from the search; null where it gives no answer. */
  firstDifference: Departure | null;
  /** The right search at that step, as an address behind that of the site. */
  link: string;
}

/** Where a function first departs from the search. */
export interface Departure extends Exact<"got" | "expected"> {
  /** How it departs. */
  kind: DepartureKind;
  /** The number of the visit, from 1. */
  visit: number;
  /** The line of its trace; null where the trace ends too early. */
  line: number | null;
  /** The node whose window, value or cut it is. */
  node: string | null;
  /** What it did: the node, the value, or whether it cuts; null for nothing, or an open end. */
  got: Value | string | boolean | null;
  /** What the search does instead. */
  expected: Value | string | boolean | null;
  /** The step of the right search that shows it. */
  step: number;
  /** How it departs and why that is wrong, in sentences. */
  text: string;
}
