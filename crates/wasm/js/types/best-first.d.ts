// How SSS* and proof-number search are done. Written by hand, as all options; results.d.ts is not.
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
  /** What MAX should get at least; by default `"win"`, and for a tree of numbers its static evaluation. */
  goal?: Value | string;
  /** After how many iterations to stop without an answer, up to 100,000; 10,000 by default. */
  iterations?: number;
}
