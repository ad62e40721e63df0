// What is searched, and how. Written by hand, as all options; results.d.ts is not.
import type { Algorithm, CutRule, Ending, Fail, Game, Keeps, Order, Outcome, Player } from "./names.js";
import type { Tree, Value } from "./value.js";

/** The search. What an algorithm does not offer is refused, not ignored. */
export interface SearchOptions {
  /** Which search; `alpha-beta` by default. */
  algorithm?: Algorithm;
  /** Which children are looked at first; `left` by default. */
  order?: Order;
  /** What chance begins with, with the order `random`: a whole number; 1 by default. */
  seed?: number;
  /** How many plies to look ahead, up to 400, or `end`; games have a depth of their own by default. */
  depth?: number | "end";
  /** Cut at α ≥ β (`ge`, the default) or at α > β (`gt`). */
  cut?: CutRule;
  /** What a node returns outside its window; `soft` by default. */
  fail?: Fail;
  /**
   * The window at the root: `"0..15"`, `"-inf..8"`, `"game"` for loss to win, or its two ends, where
   * null and the infinite numbers are open ends.
   */
  window?: string | readonly [Value | null, Value | null];
  /** The value that aspiration windows and MTD(f) guess first; the static evaluation by default. No window lies around a win or a loss. */
  guess?: number | Outcome;
  /** Remember positions in a table, those at some plies from the root such as `"3..5"`, or `"all"`. */
  table?: number | string;
  /** What the table keeps; `bounds` by default. */
  keeps?: Keeps;
  /** Rotated and reflected positions share their place in the table. */
  symmetry?: boolean;
  /** Before a node's children are searched, ask the table about all of them: the enhanced transposition cutoff. */
  etc?: boolean;
}

/** A search on a tree, but for the tree. */
export interface TreeOptions extends SearchOptions {
  /** Who is to move at the root, also where the tree says otherwise; MAX by default. */
  root?: Player;
}

/** What is searched: a tree. */
export interface TreeSearch extends TreeOptions {
  tree: Tree;
}

/** What is searched: a game. */
export interface GameSearch extends SearchOptions {
  game: Game;
  /** Where the game begins, in its own notation, such as `"X.O/.X./..O"` or a FEN. */
  position?: string;
  /** Columns and rows of the board, such as `"7x6"`. */
  size?: string;
  /** How many in a row make a line. */
  line?: number;
  /**
   * Whether a game ends when it is won, or only when the board is full, or when someone completes a line
   * and loses; `win` by default.
   */
  ending?: Ending;
  /** What positions at the horizon seem to be worth; `plyscope games` lists the names. */
  evaluation?: string;
  /** Instead of an evaluation: a sum of features with weights, such as `25*corners+discs`; `plyscope games` lists the features. */
  weights?: string;
  /** Stop iterative deepening after so many milliseconds, up to 60000. */
  time?: number;
}
