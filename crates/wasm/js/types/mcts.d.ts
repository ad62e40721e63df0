// Monte Carlo tree search.
import type { Game, MctsSelection, Player, Turn } from "./names.js";
import type { GameSearch } from "./search.js";
import type { Exact, Tree, Value } from "./value.js";

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

/** A move at the root, as Monte Carlo tree search knows it. */
export interface MctsMove extends Exact<"value"> {
  /** The move; in a tree the name of the node. */
  move: string;
  /** How many iterations went through it. */
  visits: number;
  /**
   * Their mean reward, from 0 to 1, to the player who moves at the root; to MAX where chance decides. By PUCT
   * there are also moves without a visit, for which ½ is compared.
   */
  mean: number;
  /** By PUCT: the prior of the move, from 0 to 1, by the static evaluation. */
  prior?: number;
  /**
   * By RAVE: in how many iterations the player played the move at the root or later, since it is in the tree,
   * and their mean reward.
   */
  amaf_visits?: number;
  amaf_mean?: number;
  /** The exploration term at the end, and the sum of both; null where chance decides. */
  exploration: number | null;
  sum: number | null;
  /** What the move is worth exactly, to MAX; null where that takes too long. */
  value: Value | null;
}

/** What Monte Carlo tree search finds. */
export interface MctsResult extends Exact<"value"> {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  game?: Game;
  position?: string;
  algorithm: "mcts";
  iterations: number;
  exploration: number;
  /** The rule of selection, if it is not UCT. */
  selection?: Exclude<MctsSelection, "uct">;
  /** By RAVE its constant k. */
  equivalence?: number;
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
  children: MctsMove[];
  /** What the root is worth exactly, to MAX; null where that takes too long. */
  value: Value | null;
}
