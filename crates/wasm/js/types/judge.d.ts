// Functions that are judged. Written by hand: they are functions, and options.
import type { JudgedAlgorithm, JudgedOrder, Lang, Player } from "./names.js";
import type { SearchOptions } from "./search.js";

/** A node of a tree, as a function that is judged sees it. It has been looked at once it is asked. */
export interface SearchNode {
  /** Its place: `L3-2`. */
  readonly name: string;
  /** Whether MAX is to move there. */
  readonly isMax: boolean;
  /** Its children, from left to right; none at a leaf. */
  readonly children: readonly SearchNode[];
  readonly isLeaf: boolean;
  /** What a leaf is worth to MAX; undefined elsewhere. */
  readonly value: number | undefined;
}

/** A search: it returns what the root is worth to MAX. Open ends of the window are infinite. */
export type Search = (root: SearchNode, alpha: number, beta: number) => number;

/** What a function is meant to be, and the trees that it searches. */
export interface JudgeOptions {
  /** Which search; `alpha-beta` by default. */
  algorithm?: JudgedAlgorithm;
  order?: JudgedOrder;
  cut?: SearchOptions["cut"];
  fail?: SearchOptions["fail"];
  window?: SearchOptions["window"];
  /** Who is to move at the root; MAX by default. */
  root?: Player;
  /** How many trees, up to 100,000; 200 by default. */
  trees?: number;
  /** What chance begins with: the same trees for the same number; 1 by default. */
  seed?: number;
  /** The language of the sentences; `en` by default. */
  lang?: Lang;
}
