// SSS* and proof-number search.
import type { Game, Player, ProofAnswer } from "./names.js";
import type { Value } from "./value.js";

/** How SSS* or proof-number search is done. */
export type BestFirstOptions = SssOptions | ProofNumberOptions;

/** How SSS* is done. */
export interface SssOptions {
  search?: "sss";
  /** How many plies to look ahead; up to the end of the game by default. */
  depth?: number;
}

/** How proof-number search is done. */
export interface ProofNumberOptions {
  search: "proof-number";
  /** What MAX should get at least; `"win"` by default. */
  goal?: Value | string;
  /** After how many iterations to stop without an answer, up to 100,000; 10,000 by default. */
  iterations?: number;
}

/** What SSS* finds. */
export interface SssResult {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  game?: Game;
  position?: string;
  algorithm: "sss";
  depth: number | null;
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
  /** The leaves that were evaluated, in that order: names of nodes, or moves joined by “–”. */
  evaluated: string[];
}

/** A move at the root, as proof-number search knows it. */
export interface ProofMove {
  /** The move; in a tree the name of the node. */
  move: string;
  /** The proof number; null where it is infinite. */
  proof: number | null;
  /** The disproof number; null where it is infinite. */
  disproof: number | null;
}

/** What proof-number search finds. */
export interface ProofNumberResult {
  /** The tree in its shortest notation; or the game and its position. */
  tree?: string;
  game?: Game;
  position?: string;
  algorithm: "proof-number";
  /** What MAX should get at least. */
  goal: Value;
  iterations: number;
  nodes: number;
  /** How many nodes alpha-beta visits, from left to right; null where counting them takes too long. */
  alphaBetaNodes: number | null;
  /** Who moves at the root; null if the game is over. */
  root: Player | null;
  /** Null if the search ended before the question was answered. */
  answer: ProofAnswer | null;
  /** The numbers of the root; null where they are infinite. */
  proof: number | null;
  disproof: number | null;
  children: ProofMove[];
}
