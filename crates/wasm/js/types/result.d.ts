// What a search finds.
import type { Algorithm, Game, NullWindowSide, Turn, Verdict, WindowEnd } from "./names.js";
import type { Exact, Value } from "./value.js";

/** What a transposition table was asked, and how often it had an answer. */
export interface TableUse {
  probes: number;
  hits: number;
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

/** Between which values the average of a chance node lies, as far as is known; a fraction is rounded. */
export interface AverageBounds extends Exact<"least" | "most"> {
  least: Value;
  most: Value;
}

/** Children that were cut off. */
export interface Cutoff extends Exact<"alpha" | "beta"> {
  /** The node whose children are cut off. */
  at: string;
  /** The step at which that happens. */
  step: number;
  /** The children that are not looked at. */
  skipped: string[];
  alpha: Value | null;
  beta: Value | null;
  because: Because;
}

/** What came out of a search on a tree. Nodes are called by their place: `L3-2`. */
export interface TreeResult extends Exact<"value"> {
  /** The tree in its shortest notation. */
  tree: string;
  algorithm: Algorithm;
  root: Turn;
  value: Value | null;
  verdict: Verdict;
  /** Whether the value is an estimate: the search left a node to the static evaluation. */
  estimate: boolean;
  /** The line that both players follow, from the root. */
  bestPath: string[];
  /** The nodes that were visited, in the order in which they were. */
  visited: string[];
  /** How many visits that were; some searches come by a node more than once. */
  visits: number;
  /** The nodes that were never visited because of a cut. */
  pruned: string[];
  /** The nodes that were never visited because they lie beyond the depth, or the table knew enough. */
  beyond: string[];
  cutoffs: Cutoff[];
  /** Null without a table. */
  table: TableUse | null;
  /** Whether the value may be wrong, because the table takes bounds for values. */
  unsound: boolean;
  /** How many nodes the tree has. */
  nodes: number;
  /** How many steps the search takes. */
  steps: number;
}

/** What was counted at a ply. */
export interface Ply {
  nodes: number;
  leaves: number;
  cuts: number;
  /** How many were left to the static evaluation. */
  evaluated: number;
}

/** What came out of a search of a game. */
export interface GameResult extends Exact<"value"> {
  game: Game;
  /** Where it began. */
  position: string;
  algorithm: Algorithm;
  /** How many plies it looked ahead; null for up to the end. */
  depth: number | null;
  /** How deep iterative deepening came; null of other searches. */
  depthReached: number | null;
  /** Whether the time ended it. */
  timeUp: boolean;
  root: Turn;
  value: Value | null;
  verdict: Verdict;
  /** Whether the value is an estimate: the search left a position to the static evaluation. */
  estimate: boolean;
  /** The moves of the line that both players follow. */
  bestLine: string[];
  /** How many positions were visited. */
  calls: number;
  leaves: number;
  cuts: number;
  evaluated: number;
  /** The same by ply, from the start. */
  plies: Ply[];
  /** Null without a table. */
  table: TableUse | null;
  /** Whether the value may be wrong, because the table takes bounds for values. */
  unsound: boolean;
  /** What others report of just this search, where that differs. */
  reported: { calls: number; source: string; note: string } | null;
}
