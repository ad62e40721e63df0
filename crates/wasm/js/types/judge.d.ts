// Functions that are judged, and what is found.
import type { Algorithm, DepartureKind, JudgeVerdict, JudgedAlgorithm, JudgedOrder, Lang, Player } from "./names.js";
import type { SearchOptions } from "./search.js";
import type { Value } from "./value.js";

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

/** Where a function first departs from the search. */
export interface Departure {
  kind: DepartureKind;
  /** The number of the visit, from 1. */
  visit: number;
  /** The line of its trace. */
  line: number | null;
  node: string | null;
  got: Value | string | boolean | null;
  expected: Value | string | boolean | null;
  /** The step of the right search that shows it. */
  step: number;
  text: string;
}

/** The smallest tree that was found on which a function fails. */
export interface Counterexample {
  tree: string;
  root: Player;
  expected: { value: Value; visited: string[] };
  /** What it did, or the error that it threw. */
  got: { value: Value | null; visited: string[] } | { error: string; stderr: string };
  firstDifference: Departure | null;
  /** The right search at that step, as an address behind that of the site. */
  link: string;
}

/** What judging has found. */
export interface JudgeReport {
  verdict: JudgeVerdict;
  algorithm: Algorithm;
  /** How many trees there were, and on how many all was right, or at least the value. */
  trees: number;
  passed: number;
  rightValues: number;
  nodesExpected: number;
  nodesVisited: number;
  counterexample: Counterexample | null;
  /** The misconceptions that lead to just what the function does. */
  misconceptions: string[];
  unknownLines: { count: number; line: number; text: string } | null;
  /** All that in sentences. */
  text: string;
}
