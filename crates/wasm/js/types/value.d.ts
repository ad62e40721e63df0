// Values and trees, as options and results have them. Written by hand.
import type { Outcome } from "./names.js";

/**
 * What a node is worth: a number, or how a game ends. Values are exact, with up to 12 digits before the
 * point and 6 behind it. From about 9,000,000,000 on, a number of JavaScript cannot hold all of them and
 * is rounded; then a text beside it has every digit: `valueExact` beside `value`, `alphaExact` beside
 * `alpha`, `betaExact` beside `beta` and `bestExact` beside `best`. Where nothing is rounded there is
 * no text. To search such a tree, give it as text.
 */
export type Value = number | Outcome;

/** The texts beside numbers that are rounded; see `Value`. */
export type Exact<Name extends string> = { [name in Name as `${name}Exact`]?: string };

/** A tree as nested arrays: an array is a node with children, anything else a leaf. */
export type TreeArray = readonly (Value | TreeArray)[];

/**
 * A tree: the notation, such as `"((8 5) (20 3)) ((2 4) (15 6))"` or `"min: A:(4 8) B:(17 5)"`, or
 * nested arrays, such as `[[[8, 5], [20, 3]], [[2, 4], [15, 6]]]`.
 */
export type Tree = string | TreeArray;
