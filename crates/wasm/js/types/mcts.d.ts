// How Monte Carlo tree search is done. Written by hand, as all options; results.d.ts is not.
import type { MctsSelection, Player } from "./names.js";
import type { GameSearch } from "./search.js";
import type { Tree } from "./value.js";

/** How Monte Carlo tree search is done. The same seed gives the same search everywhere. */
export interface MctsOptions {
  /** How many iterations, up to 1,000,000, by RAVE up to 100,000; 1000 by default. */
  iterations?: number;
  /**
   * The constant c of the exploration term, c·√(ln N / n) by UCT and c·P·√N / (1 + n) by PUCT, from 0 to 100;
   * 1.4 by default.
   */
  exploration?: number | string;
  /** By which rule a move is selected; `"uct"` by default, and `"rave"` for games only. */
  selection?: MctsSelection;
  /**
   * By RAVE: after how many visits of a node its moves' means, and what is known of the moves when played later,
   * weigh the same; up to 1,000,000, and 1000 by default.
   */
  equivalence?: number;
  /** What all random moves follow from: a whole number; 1 by default. */
  seed?: number;
}

/** A tree for Monte Carlo tree search; its leaves are numbers, or wins, draws and losses. */
export interface MctsTree {
  tree: Tree;
  /** Who is to move at the root, also where the tree says otherwise; MAX by default. */
  root?: Player;
}

/** A game for Monte Carlo tree search. */
export type MctsGame = Pick<GameSearch, "game" | "position" | "size" | "line" | "ending"> &
  /** By PUCT: what priors follow from. */
  Pick<GameSearch, "evaluation" | "weights">;
